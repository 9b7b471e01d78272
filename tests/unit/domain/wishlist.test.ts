import { readWishlistSort, sortWishes, type WishlistItem } from '@/domain/wishlist/wishlist'

const wish = (name: string, price: number, is_gone = false) =>
  ({
    product_id: 1,
    combination_id: name,
    product: { name, total_orders: price, review_stats: { total_reviews: price, average_rating: 0 } },
    combination: { price_after_discount: price },
    is_gone,
    created_at: '',
  }) as WishlistItem

const wishes = [wish('Đào', 30), wish('an', 20), wish('Ánh', 20), wish('Cam', 10, true)]
const names = (sort: string) => sortWishes(wishes, readWishlistSort(sort)).map(({ product }) => product?.name)

test.each([
  ['newest', ['Đào', 'an', 'Ánh', 'Cam']],
  ['cheapest', ['an', 'Ánh', 'Đào', 'Cam']],
  ['expensive', ['Đào', 'an', 'Ánh', 'Cam']],
  ['most-purchased', ['Đào', 'an', 'Ánh', 'Cam']],
  ['most-review', ['Đào', 'an', 'Ánh', 'Cam']],
  ['aToZ', ['an', 'Ánh', 'Đào', 'Cam']],
  ['zToA', ['Đào', 'Ánh', 'an', 'Cam']],
  ['no such sort', ['Đào', 'an', 'Ánh', 'Cam']],
])('%s: what is gone comes last, equals keep their order', (sort, order) => {
  expect(names(sort)).toEqual(order)
})
