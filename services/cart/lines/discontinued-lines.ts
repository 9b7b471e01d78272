import type { GoodsView } from '@/domain/bag/view'
import { cardsById } from '../../catalog'
import type { Database } from '../../database'
import { goodsOf } from './bag-lines'
import type { CatalogSnapshot } from '../catalog-snapshot'
import type { LineRow } from '../open-cart'

/** Views of lines whose combination left the catalogue, by line: shown as their product. Without the product there is no view. */
export async function discontinuedViews(
  db: Database,
  lines: readonly LineRow[],
  snapshot: CatalogSnapshot,
): Promise<Map<string, GoodsView>> {
  const gone = lines.filter((line) => goodsOf(line, snapshot) === null)
  if (gone.length === 0) return new Map()
  const cards = await cardsById(db, [...new Set(gone.map(({ product_id }) => product_id))])
  const byProduct = new Map(cards.map((card) => [card.id, card]))
  return new Map(
    gone.flatMap(({ id, product_id, combination_id }): [string, GoodsView][] => {
      const card = byProduct.get(product_id)
      if (!card) return []
      const { name, slug, brand, default_category, images, classification } = card
      const view: GoodsView = {
        product_id,
        combination_id: String(combination_id),
        name,
        brand: { id: brand.id, name: brand.name },
        slug,
        category_slug: default_category.slug,
        variant: '',
        attributes: [],
        image_url: images[0]?.url ?? null,
        classification,
      }
      return [[id, view]]
    }),
  )
}
