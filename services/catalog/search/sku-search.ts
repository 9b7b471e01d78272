import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database'
import { combinations } from '../schema'
import { search_rows } from '../search-schema'

/** What may be a SKU: one word with a digit. Other keywords cost no query. */
const CODE = /^(?=\S*\d)\S{4,64}$/

/** Ids of the products that can be found and have a combination with exactly this SKU, in either case (the 'Mã sản phẩm' of a product's page). */
export async function productsBySku(db: Database, keyword: string): Promise<number[]> {
  const code = keyword.trim()
  if (!CODE.test(code)) return []
  const found = await db
    .selectDistinct({ id: search_rows.product_id })
    .from(combinations)
    .innerJoin(search_rows, eq(search_rows.product_id, combinations.product_id))
    .where(inArray(combinations.sku, [code, code.toUpperCase()]))
    .limit(200)
  return found.map(({ id }) => id)
}
