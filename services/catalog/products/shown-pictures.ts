import { and, desc, eq, gt, lt, or } from 'drizzle-orm'
import type { Database } from '../../database'
import { products } from '../schema'
import { search_rows } from '../search-schema'

/** Where a walk through the products is; the walk begins without one. */
export interface PicturesPlace {
  total_orders: number
  product_id: number
}

export interface ShownPictures extends PicturesPlace {
  /** address of the picture that cards and the product's page show first */
  cover: string | undefined
  /** shown while a pointer rests on a card */
  second: string | undefined
}

/** Pictures that cards of listed products show, of the products sold most first: so many products after a place. */
export async function shownPictures(
  db: Database,
  after: PicturesPlace | null,
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
