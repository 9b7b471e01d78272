import type { Combination, ProductCard } from '@/domain/catalog/product'
import type { Database } from '../../database'
import { pickFields } from '../../http'
import { combinationsOf, toCombination } from './product'

/** A combination in a listing, with its name as in orders ("Đỏ gạch, 30 ml"). */
interface ListedCombination extends Combination {
  name: string
}

const COMBINATIONS = /(^|,)\s*combinations(\.|\s*(,|$))/

async function combinationsByProduct(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, ListedCombination[]>> {
  const byProduct = new Map<number, ListedCombination[]>(ids.map((id) => [id, []]))
  for (const row of await combinationsOf(db, ids)) {
    const { product_id, tracker_combination_name: name } = row.combination
    byProduct.get(product_id)?.push({ ...toCombination(row), name })
  }
  return byProduct
}

/**
 * The requested fields of each card, e.g. 'id,brand.name,combinations.name' (ORD-16). Cards have no combinations: these are read only
 * when they are requested.
 */
export async function withFields(
  db: Database,
  cards: readonly ProductCard[],
  fields: string | undefined,
): Promise<object[]> {
  if (fields === undefined || !COMBINATIONS.test(fields)) return cards.map((card) => pickFields(card, fields))
  const combinations = await combinationsByProduct(
    db,
    cards.map(({ id }) => id),
  )
  return cards.map((card) => pickFields({ ...card, combinations: combinations.get(card.id) ?? [] }, fields))
}
