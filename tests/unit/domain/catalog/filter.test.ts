import { productFilterSchema } from '@/domain/catalog/listing/catalog-filter'

const read = (value: object) => productFilterSchema.validateSync(value, { stripUnknown: true })

describe('product filter on the wire', () => {
  it('takes one value, a list and {"in": […]} alike (SRC-23)', () => {
    for (const value of [5, [5], { in: [5] }, '5'])
      expect(read({ 'brand.id': value })['brand.id']).toEqual([5])
  })
  it('ignores unknown fields (DEC-23)', () =>
    expect(read({ colour: 'red', is_sale: true })).toMatchObject({ is_sale: true }))
  it.each([
    [{ 'brand.id': 'x' }],
    [{ 'brand.id': [0] }],
    [{ 'brand.id': { in: 'all' } }],
    [{ 'default_combination.price_after_discount': { gte: -1 } }],
    [{ 'review_stats.average_rating': [6] }],
    [{ availability: 'sometimes' }],
    [{ is_sale: 'perhaps' }],
    [{ id: Array.from({ length: 201 }, (_, index) => index + 1) }],
  ])('refuses %j (DEC-23)', (value) => {
    expect(() => read(value)).toThrow()
  })
})
