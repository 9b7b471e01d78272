export { allReviewsOf, reviewsOfMember } from './member-reviews'
export { reviewTotalsOf } from './member-totals'
export { insertReviews, markVerifiedPurchases, unmarkVerifiedPurchases } from './write'
