import { and, desc, eq, gt, lt, or } from 'drizzle-orm'
import type { Database } from '../../database'
import { products } from '../schema'
import { search_rows } from '../search-schema'

/** A cursor in the products by sales: the last product of the previous window. */
export interface PicturesCursor {
  total_orders: number
  product_id: number
}

export interface ShownPictures extends PicturesCursor {
  /** address of the first picture on cards and product pages */
  cover: string | undefined
  /** address of the picture that a card shows on hover */
  second: string | undefined
}

/** Pictures on the cards of listed products, by sales: the next `limit` products after a cursor. */
export async function shownPictures(
  db: Database,
  after: PicturesCursor | null,
  limit: number,
): Promise<ShownPictures[]> {
  const { total_orders, product_id } = search_rows
  const rows = await db
    .select({ total_orders, product_id, images: products.images })
    .from(search_rows)
    .innerJoin(products, eq(products.id, product_id))
    .where(
      after === null
        ? undefined
        : or(
            lt(total_orders, after.total_orders),
            and(eq(total_orders, after.total_orders), gt(product_id, after.product_id)),
          ),
    )
    .orderBy(desc(total_orders), product_id)
    .limit(limit)
  return rows.map(({ images, ...place }) => {
    const cover = images.find(({ is_cover }) => is_cover) ?? images[0]
    return { ...place, cover: cover?.url, second: images.find((image) => image !== cover)?.url }
  })
}
