/** `?review=1` at a product's address opens its review: after a login, and from the mail about a delivered order. */
export const REVIEW_PARAM = 'review'
