import { countText, findReviewable } from '@/components/reviews/find/reviewable'
import { REVIEW_PARAM } from '@/components/reviews/write/request/review-param'
import { productPath } from '@/lib/pages/routes'
import type { OptionGroup } from './options'

/** Products that are offered to review. */
const MOST = 3

/** Products to review for a keyword, as options that lead to their review; null without one. @throws DomainError with the service's code */
export async function findReviewOptions(keyword: string, signal: AbortSignal): Promise<OptionGroup | null> {
  const { products, total } = await findReviewable(keyword, MOST, signal)
  if (products.length === 0) return null
  return {
    kind: 'reviews',
    count: countText(total),
    options: products.map((product) => ({
      id: `review-${product.id}`,
      type: 'product',
      entityId: String(product.id),
      label: product.name,
      href: `${productPath(product)}?${REVIEW_PARAM}=1`,
      isReview: true,
    })),
  }
}
