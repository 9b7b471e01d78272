/** The review an address asks for. */
export interface RequestedReview {
  productId: number
  /** the combination the opener is about: that of an order's line */
  combinationId?: string
}

const PRODUCT_PAGE = /^\/[^/]+\/(\d{1,9})-[^/]+\/?$/
const NAMED = /^of-(\d{1,9})(?:-(\d{1,9}))?$/

/** The value of `?review=` that opens this review at any page: `of-12`, with its combination `of-12-345`. */
export const reviewParamOf = ({ productId, combinationId }: RequestedReview): string =>
  ['of', productId, ...(combinationId === undefined ? [] : [combinationId])].join('-')

/** The review that `?review=` asks for at a page, `1` that of the product page; null for none. */
export function requestedReviewIn(value: string, pathname: string): RequestedReview | null {
  const [, id, combinationId] = (value === '1' ? PRODUCT_PAGE.exec(pathname) : NAMED.exec(value)) ?? []
  return id === undefined ? null : { productId: Number(id), combinationId }
}
