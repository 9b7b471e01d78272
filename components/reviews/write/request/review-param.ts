/** `?review=…` opens a review: `1` that of the product page it stands at, as in the mail about a delivered order. */
export const REVIEW_PARAM = 'review'
