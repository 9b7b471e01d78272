import type { GoodsView } from '@/domain/bag/view'
import { productPath } from '@/lib/pages/routes'

/** The page of goods in the bag, with the combination that is in it chosen. */
export const lineProductPath = ({ product_id, slug, category_slug, combination_id }: GoodsView) =>
  `${productPath({ id: product_id, slug, default_category: { slug: category_slug } })}?combination=${combination_id}`
