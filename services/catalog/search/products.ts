import type { ProductFilter } from '@/domain/catalog/listing/catalog-filter'
import type { ProductCard } from '@/domain/catalog/product'
import { SEARCH_COUNT_CAP } from '@/domain/constants'
import type { Database } from '../../database'
import { cardsById } from '../products/cards'
import { type SearchWindow, searchEngine, type InterpretedKeyword } from './engine'

/** One window of the matching products as cards, with their total (GET /v3/search, SRC-20). */
export async function searchProducts(
  db: Database,
  filter: ProductFilter,
  sort: string | undefined,
  window: SearchWindow,
): Promise<{ cards: ProductCard[]; total: number; understood: InterpretedKeyword | null }> {
  const { ids, total, understood } = await searchEngine(db).find(filter, sort, window)
  return { cards: await cardsById(db, ids), total, understood }
}

/** Number of matches, counted up to SEARCH_COUNT_CAP (LST-25). */
export const countProducts = (db: Database, filter: ProductFilter): Promise<number> =>
  searchEngine(db).count(filter, SEARCH_COUNT_CAP)
