import { averageRating, starFields } from '@/domain/review/rating'

const types = (...ids: string[]) => ids.map((id) => ({ id }))

it.each([
  [{ texture: 5, scent: 4, packaging: 4, price: 4 }, types('texture', 'scent', 'packaging', 'price'), 4.3],
  [{ texture: 5, scent: 4, packaging: 4 }, types('texture', 'scent', 'packaging'), 4.3],
  [{ texture: 1 }, types('texture'), 1],
  [{ texture: 5, scent: 4 }, types('texture'), 5],
  [{ texture: 5, scent: 5 }, types('texture', 'scent', 'packaging'), 0],
  [{ texture: 5, scent: 0 }, types('texture', 'scent'), 0],
  [{ texture: 5 }, [], 0],
])(
  'the average of %j is the sum over the number of types, 0 until all are rated (REV-14)',
  (ratings, of, average) => {
    expect(averageRating(ratings, of)).toBe(average)
  },
)

it('names the stars of a type on the wire (REV-16)', () => {
  expect(starFields({ texture: 4, value_for_money: 5 })).toEqual({
    is_star_texture: 4,
    is_star_value_for_money: 5,
  })
})
