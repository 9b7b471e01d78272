/**
 * Place of the reviews on the page of a product. Each product has its own: pages left behind stay in the document, and a link leads to the
 * first element of its name.
 */
export const reviewsAnchor = (productId: number) => `danh-gia-${productId}`
