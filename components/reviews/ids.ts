/** Place of the reviews on the product page. */
export const REVIEWS_ID = 'danh-gia'
