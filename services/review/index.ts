export { everyReviewOf, reviewsOfMember } from './read/member-reviews'
export { reviewTotalsOf } from './read/member-totals'
export { insertReviews, markVerifiedPurchases, unmarkVerifiedPurchases } from './write/insert-reviews'
export { insertCategoryRatingTypes } from './write/rating-types'
