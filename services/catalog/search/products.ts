import type { ProductFilter } from '@/domain/catalog/listing/catalog-filter'
import type { ProductCard } from '@/domain/catalog/product'
import { SEARCH_COUNT_CAP } from '@/domain/constants'
import type { Database } from '../../database'
import { cardsById } from '../products/cards'
import { type SearchWindow, searchEngine, type Understood } from './engine'

/** Products that match, one window of them as cards, and how many there are in all (GET /v3/search, SRC-20). */
export async function searchProducts(
  db: Database,
  filter: ProductFilter,
  sort: string | undefined,
  window: SearchWindow,
): Promise<{ cards: ProductCard[]; total: number; understood: Understood | null }> {
  const { ids, total, understood } = await searchEngine(db).find(filter, sort, window)
  return { cards: await cardsById(db, ids), total, understood }
}

/** How many match, counted up to 100 and no further (LST-25). */
export const countProducts = (db: Database, filter: ProductFilter): Promise<number> =>
  searchEngine(db).count(filter, SEARCH_COUNT_CAP)
