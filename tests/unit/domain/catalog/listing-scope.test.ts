import type { ProductFilter } from '@/domain/catalog/listing/catalog-filter'
import { FILTER_NAMES, withoutFilters } from '@/domain/catalog/listing/filters'
import { readListingQuery } from '@/domain/catalog/listing/listing-query'
import { fixedBy, scoped } from '@/domain/catalog/listing/listing-scope'

const read = (text: string) => readListingQuery(new URLSearchParams(text))

describe('a page that fixes something itself', () => {
  it.each<[ProductFilter, string[]]>([
    [{}, []],
    [{ 'categories.id': [12] }, []],
    [{ 'brand.id': [3] }, ['brands', 'origins']],
    [{ is_sale: true, 'categories.id': [12] }, ['is_sale']],
    [{ 'tags.id': [4] }, ['tags']],
    [{ is_new: true }, []],
  ])('%j leaves no choice of %j', (scope, kinds) => expect(fixedBy(scope)).toEqual(kinds))

  it('is never widened by the address', () => {
    const query = read('brands=9&origins=4&tags=8&rating=5')
    expect(scoped({ 'brand.id': [3] }, query)).toEqual({
      'brand.id': [3],
      'tags.id': [8],
      'review_stats.average_rating': [5],
    })
    expect(scoped({ 'tags.id': [2] }, query)).toMatchObject({ 'tags.id': [2], 'brand.id': [9] })
  })

  it('is narrowed to the categories chosen within it', () => {
    expect(scoped({ 'categories.id': [12] }, read(''))).toEqual({ 'categories.id': [12] })
    expect(scoped({ 'categories.id': [12] }, read('category=34'))).toEqual({ 'categories.id': [34] })
  })

  it('drops whole filters and keeps the others', () => {
    const query = read(
      'brands=9&category=3&prices=1,2&rating=5&origins=1&tags=1&products=is_pre_order&is_sale=1',
    )
    expect(withoutFilters(query, FILTER_NAMES)).toEqual(read(''))
    expect(withoutFilters(query, ['brands']).categories).toEqual([3])
  })
})
