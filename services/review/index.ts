export { insertReviews } from './write'
