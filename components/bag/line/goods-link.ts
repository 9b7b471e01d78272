import type { GoodsView } from '@/domain/bag/view'
import { productPath } from '@/lib/pages/routes'

/** The product page of a line, with its combination preselected. */
export const lineProductPath = ({ product_id, slug, category_slug, combination_id }: GoodsView) =>
  `${productPath({ id: product_id, slug, default_category: { slug: category_slug } })}?combination=${combination_id}`
