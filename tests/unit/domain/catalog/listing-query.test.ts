import { SORT_KEYS } from '@/domain/catalog/listing/sort'
import {
  changed,
  cleared,
  countFilters,
  EMPTY_QUERY,
  filterOf,
  filterType,
  isFiltered,
  type ListingQuery,
  listingPath,
  offsetOf,
  priceWordsOf,
  readListingQuery,
  writeListingQuery,
} from '@/domain/catalog/listing/listing-query'
import { priceBounds } from '@/domain/catalog/listing/listing-values'
import { makeRandom, type Random } from '../bag/random'

const read = (text: string) => readListingQuery(new URLSearchParams(text))
const asked = (changes: Partial<ListingQuery>): ListingQuery => ({ ...EMPTY_QUERY, ...changes })

describe('reading the address of a listing', () => {
  it('asks for the first sixteen in the default order when nothing is said (LST-04)', () => {
    expect(read('')).toEqual(EMPTY_QUERY)
    expect(EMPTY_QUERY).toMatchObject({ sort: null, page: 1, limit: 16, skip: null })
  })

  it.each<[string, Partial<ListingQuery>]>([
    ['q=son+môi', { keyword: 'son môi' }],
    ['q=++kem%20++dưỡng+', { keyword: 'kem dưỡng' }],
    ['sort=cheapest', { sort: 'cheapest' }],
    ['sort=sale', { sort: 'sale' }],
    ['limit=48', { limit: 48 }],
    ['skip=32', { skip: 32 }],
    ['skip=0', { skip: 0 }],
    ['page=7', { page: 7 }],
    ['brands=5,3', { brands: [3, 5] }],
    ['brands=3&brands=5', { brands: [3, 5] }],
    ['category=12', { categories: [12] }],
    ['prices=100000,300000', { prices: { min: 100_000, max: 300_000 } }],
    ['prices=100000&prices=300000', { prices: { min: 100_000, max: 300_000 } }],
    ['prices=150.000&prices=300.000', { prices: { min: 150_000, max: 300_000 } }],
    ['prices=150,000&prices=300,000+%E2%82%AB', { prices: { min: 150_000, max: 300_000 } }],
    ['prices=150k&prices=', { prices: { min: 150_000, max: null } }],
    ['prices=&prices=300.000%C4%91', { prices: { min: 0, max: 300_000 } }],
    ['prices=150.000,300.000', { prices: { min: 150_000, max: 300_000 } }],
    ['prices=99999999999,', { prices: { min: 999_999_999, max: null } }],
    ['origins=8,9', { origins: [8, 9] }],
    ['is_sale=true', { is_sale: true }],
    ['is_sale=1', { is_sale: true }],
    ['rating=4,5', { ratings: [4, 5] }],
    ['tags=2', { tags: [2] }],
    ['products=is_pre_order', { availability: 'is_pre_order' }],
    ['products=available_stock', { availability: 'available_stock' }],
    ['products=all_product', {}],
    ['utm_source=mail&fbclid=x', {}],
  ])('%s (LST-02 to LST-14)', (text, changes) => expect(read(text)).toEqual(asked(changes)))

  it.each<[string, Partial<ListingQuery>]>([
    ['sort=Cheapest', {}],
    ['sort=toString', {}],
    ['sort=cheapest&sort=newest', {}],
    ['limit=0', {}],
    ['limit=1000', {}],
    ['limit=-5', {}],
    ['limit=abc', {}],
    ['page=0', {}],
    ['page=-1', {}],
    ['page=1.5', {}],
    ['page=9999999', {}],
    ['skip=-16', {}],
    ['skip=1e3', {}],
    ['brands=,', {}],
    ['brands=abc', {}],
    ['brands=3,abc,,-1,0,5,3', { brands: [3, 5] }],
    ['brands=99999999999', {}],
    ['brands=2147483648', {}],
    ['category=12-son-moi', {}],
    ["tags=1'; DROP TABLE x", {}],
    ['origins=vn', {}],
    ['rating=0,6,4.5,3', { ratings: [3] }],
    ['is_sale=yes', {}],
    ['is_sale=false', {}],
    ['products=everything', {}],
    ['prices=abc', {}],
    ['prices=1,2,3', {}],
    ['prices=abc,200000', { prices: { min: 0, max: 200_000 } }],
    ['prices=-5,200000', { prices: { min: 0, max: 200_000 } }],
    ['q=%00', {}],
  ])('leaves out what is wrong: %s', (text, changes) => expect(read(text)).toEqual(asked(changes)))

  it('keeps the rest beside what is wrong', () => {
    expect(read('sort=x&brands=3&page=no&rating=5&prices=9,9')).toEqual(asked({ brands: [3], ratings: [5] }))
  })

  it('takes the params of a page as well, lists included', () => {
    expect(readListingQuery({ brands: ['5', '3'], sort: 'newest', page: undefined })).toEqual(
      asked({ brands: [3, 5], sort: 'newest' }),
    )
  })

  it('reads a keyword in either Unicode form alike and cuts it at 200 letters', () => {
    expect(readListingQuery({ q: 'kem dưỡng'.normalize('NFD') }).keyword).toBe('kem dưỡng')
    expect(Array.from(readListingQuery({ q: '🌸'.repeat(500) }).keyword)).toHaveLength(200)
  })

  it('takes a hundred values of a list and no more', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => index + 1).join(',')
    expect(read(`brands=${many}`).brands).toHaveLength(100)
  })
})

describe('price bounds (LST-19 to LST-21)', () => {
  it.each([
    [100_000, 300_000, { min: 100_000, max: 300_000 }],
    [300_000, 100_000, { min: 300_000, max: null }],
    [300_000, 300_000, null],
    [0, 1_000_000, null],
    [0, 0, null],
    [1_000_000, 1_000_000, null],
    [200_000, 1_000_000, { min: 200_000, max: null }],
    [0, 999_999, { min: 0, max: 999_999 }],
    [0, 2_000_000, { min: 0, max: 2_000_000 }],
    [1_500_000, 2_000_000, { min: 1_500_000, max: 2_000_000 }],
    [1_500_000, 1_000_000, { min: 1_500_000, max: null }],
    [null, 300_000, { min: 0, max: 300_000 }],
    [300_000, null, { min: 300_000, max: null }],
    [null, null, null],
    [0, null, null],
  ])('%s to %s (DEC-15)', (min, max, bounds) => expect(priceBounds(min, max)).toEqual(bounds))
})

describe('the filter on the wire', () => {
  it('holds nothing when nothing is chosen', () => expect(filterOf(EMPTY_QUERY)).toEqual({}))

  it('names every choice by its field, the keyword without diacritics', () => {
    const query = read(
      'q=Sữa+rửa+mặt+Đỏ&brands=3&category=12&prices=100000,300000&origins=8&is_sale=true&rating=4&tags=2&products=available_stock&sort=newest&page=3',
    )
    expect(filterOf(query)).toEqual({
      keyword: 'Sua rua mat Do',
      'brand.id': [3],
      'categories.id': [12],
      'default_combination.price_after_discount': { gte: 100_000, lte: 300_000 },
      'brand.country_tag_id': [8],
      is_sale: true,
      'review_stats.average_rating': [4],
      'tags.id': [2],
      availability: 'available_stock',
    })
  })

  it.each([
    ['prices=,300000', { lte: 300_000 }],
    ['prices=300000,1000000', { gte: 300_000 }],
  ])('leaves the open end of %s open', (text, price) =>
    expect(filterOf(read(text))).toEqual({ 'default_combination.price_after_discount': price }),
  )
})

describe('addresses', () => {
  it('have nothing of the defaults', () => {
    expect(listingPath('/12-son-moi', EMPTY_QUERY)).toBe('/12-son-moi')
    expect(listingPath('/12-son-moi', read('limit=16&page=1&products=all_product&brands='))).toBe(
      '/12-son-moi',
    )
  })

  it('are the same for the same choice, however it came', () => {
    expect(writeListingQuery(read('sort=newest&rating=5&brands=7,3&q=son môi'))).toBe(
      'q=son+m%C3%B4i&brands=3,7&rating=5&sort=newest',
    )
  })

  it('hold the offset in place of the page', () => {
    expect(writeListingQuery(asked({ page: 3, skip: 40 }))).toBe('skip=40')
    expect(offsetOf(asked({ page: 3, skip: 40 }))).toBe(40)
    expect(offsetOf(asked({ page: 3 }))).toBe(32)
  })
})

describe('changing and clearing', () => {
  const query = read('q=son&brands=3&rating=5&sort=newest&limit=32&page=4')

  it('starts again at the first page after a change', () => {
    expect(writeListingQuery(changed(query, { brands: [] }))).toBe('q=son&rating=5&limit=32&sort=newest')
  })

  it('clears the filters and keeps what was searched for, the order and the page size', () => {
    expect(writeListingQuery(cleared(query))).toBe('q=son&limit=32&sort=newest')
    expect(isFiltered(query)).toBe(true)
    expect(isFiltered(cleared(query))).toBe(false)
  })

  it('counts as many filters as there are chips', () => {
    expect(countFilters(query)).toBe(2)
    expect(
      countFilters(read('brands=1,2&prices=1,2&is_sale=1&products=is_pre_order&tags=1&origins=4&category=5')),
    ).toBe(8)
  })
})

describe('what the last change was about (LST-18)', () => {
  it.each([
    [null, 'brands=3', 'none'],
    ['', '', 'none'],
    ['brands=3,5', 'brands=5,3', 'none'],
    ['', 'brands=3', 'filtered'],
    ['brands=3&page=4', 'brands=3,5', 'filtered'],
    ['brands=3', '', 'filtered'],
    ['q=son', 'q=kem', 'filtered'],
    ['', 'sort=newest', 'sort'],
    ['page=2', 'page=3', 'sort'],
    ['', 'limit=32', 'sort'],
    ['', 'skip=16', 'sort'],
  ])('from %s to %s: %s', (before, after, type) => {
    expect(filterType(before === null ? null : read(before), read(after))).toBe(type)
  })
})

const WILD = [
  '',
  ',',
  'abc',
  '-1',
  '0',
  '1e9',
  '%',
  '٣',
  '5,5,x',
  'null',
  '99999999999',
  'a=b&c',
  ' 7 ',
  '\0',
]
const NAMES = 'q sort limit skip page brands category prices origins is_sale rating tags products'.split(' ')

function randomQuery(random: Random): ListingQuery {
  const ids = () => random.list(0, 4, () => random.int(1, 2_000))
  const text = NAMES.map((name) => {
    const values: Record<string, () => string> = {
      q: () => random.pick(['', 'son môi', 'Đỏ & đen', '100% ẩm', 'a=b', 'spf50+']),
      sort: () => random.pick(['', ...SORT_KEYS, 'sale', 'none']),
      limit: () => String(random.int(0, 120)),
      skip: () => random.pick(['', '', '', String(random.int(0, 500))]),
      page: () => String(random.int(0, 40)),
      prices: () => `${random.int(0, 12) * 100_000},${random.int(0, 12) * 100_000}`,
      is_sale: () => random.pick(['', 'true', 'no']),
      rating: () => random.list(0, 3, () => random.int(0, 7)).join(','),
      products: () => random.pick(['', 'is_pre_order', 'available_stock', 'all_product', 'x']),
    }
    const usual = values[name] ?? (() => ids().join(','))
    return `${name}=${encodeURIComponent(random.chance(0.15) ? random.pick(['x', ...WILD]) : usual())}`
  })
  return read(random.shuffle(text).join('&'))
}

it('any query, however wild it came, is read back from its own address', () => {
  for (let seed = 1; seed <= 2_000; seed++) {
    const query = randomQuery(makeRandom(seed))
    const text = writeListingQuery(query)
    const again = read(text)
    // An offset stands in place of the page.
    expect({ seed, ...again }).toEqual({ seed, ...query, page: query.skip === null ? query.page : 1 })
    expect(writeListingQuery(again)).toBe(text)
  }
})

describe('a price said in the keyword', () => {
  it('narrows the listing, and stays in the keyword of its address', () => {
    const query = read('q=son dưới 200k&sort=cheapest')
    expect(query).toMatchObject({ keyword: 'son dưới 200k', prices: { min: 0, max: 200_000 } })
    expect(filterOf(query)).toEqual({
      keyword: 'son',
      'default_combination.price_after_discount': { lte: 200_000 },
    })
    expect(listingPath('/search', query)).toBe(
      `/search?q=${encodeURIComponent('son dưới 200k').replaceAll('%20', '+')}&sort=cheapest`,
    )
  })

  it('gives way to the price of the address', () => {
    const query = read('q=son dưới 200k&prices=100000,300000')
    expect(query.prices).toEqual({ min: 100_000, max: 300_000 })
    expect(filterOf(query)).toMatchObject({
      keyword: 'son',
      'default_combination.price_after_discount': { gte: 100_000, lte: 300_000 },
    })
    expect(priceWordsOf(query)).toBeNull()
  })

  it('is taken away with the filter', () => {
    const query = read('q=son dưới 200k&brands=3')
    expect(changed(query, { prices: null })).toMatchObject({ keyword: 'son', prices: null, brands: [3] })
    expect(cleared(query)).toMatchObject({ keyword: 'son', prices: null, brands: [] })
    expect(changed(read('q=trên 500k'), { prices: null })).toMatchObject({ keyword: '', prices: null })
  })

  it('stays when something else changes', () => {
    const query = changed(read('q=son dưới 200k'), { brands: [3] })
    expect(read(writeListingQuery(query))).toMatchObject({
      keyword: 'son dưới 200k',
      prices: { min: 0, max: 200_000 },
      brands: [3],
    })
  })
})
