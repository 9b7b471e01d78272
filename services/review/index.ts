export { insertReviews, type ReviewInput } from './write'
