import { requestedReviewIn, reviewParamOf } from '@/components/reviews/write/request/requested-review'

it.each([
  [{ productId: 12 }, 'of-12'],
  [{ productId: 12, combinationId: '345' }, 'of-12-345'],
])('names %j at any page', (review, value) => {
  expect(reviewParamOf(review)).toBe(value)
  expect(requestedReviewIn(value, '/profile/lan')).toEqual(review)
})

it.each([
  ['1', '/son-moi/7-son-li', { productId: 7 }],
  ['of-12', '/son-moi/7-son-li', { productId: 12 }],
  ['1', '/profile/lan', null],
  ['12', '/son-moi/7-son-li', null],
  ['of-', '/', null],
  ['of-1-', '/', null],
  ['of-12345678901', '/', null],
])('reads %s at %s', (value, pathname, review) => {
  expect(requestedReviewIn(value, pathname)).toEqual(review)
})
