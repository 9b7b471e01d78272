/**
 * Id of the reviews on a product page. Each product has its own: hidden pages stay in the document, and a link leads to the first element
 * with its id.
 */
export const reviewsAnchor = (productId: number) => `danh-gia-${productId}`
