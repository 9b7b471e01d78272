import { shopCache } from '@/lib/cache/shop-cache.js'
import type { Verdict } from '@/lib/cache/page-cache.js'
import { currentAddress, isNarrowedListing, judgeListing } from '@/lib/listing/listing-guard'

const ask = (address: string) => judgeListing(new URL(address, 'https://nang.vn'))

function given(answer: (path: string) => Promise<Verdict>) {
  const judgePath = jest.fn(answer)
  shopCache().rules.judgePath = judgePath
  return judgePath
}

afterEach(() => {
  delete shopCache().rules.judgePath
})

it.each([
  ['/12-son-moi', '/listing/category/12-son-moi/1'],
  ['/brand/3_sen-muon', '/listing/brand/3_sen-muon/1'],
  ['/tag/da-dau', '/listing/place/tag/da-dau/1'],
  ['/promo/12-son-moi', '/listing/place/promo/12-son-moi/1'],
  ['/deals/giam-gia', '/listing/promotion/deals/giam-gia/1'],
])('asks of %s what is known without its query', async (path, listing) => {
  const judgePath = given(async () => ({ is: 'open' }))
  expect(isNarrowedListing(new URL(`${path}?sort=newest`, 'https://nang.vn'))).toBe(true)
  expect(await ask(`${path}?sort=newest`)).toEqual({ is: 'open' })
  expect(judgePath).toHaveBeenCalledWith(listing)
})

it('reports a missing listing', async () => {
  given(async () => ({ is: 'missing', as: 'unknown' }))
  expect(await ask('/tag/khong-co?sort=newest')).toEqual({ is: 'missing' })
})

it('gives the canonical address with the query', async () => {
  given(async () => ({ is: 'moved', to: '/12-son-moi' }))
  expect(await ask('/12-sai?sort=newest&page=2')).toEqual({
    is: 'moved',
    to: '/12-son-moi?sort=newest&page=2',
  })
})

it('lets the page decide when the lookup fails, or before the server has a guard', async () => {
  given(() => Promise.reject(new Error('database away')))
  expect(await ask('/12-son-moi?sort=newest')).toEqual({ is: 'open' })
  delete shopCache().rules.judgePath
  expect(await ask('/12-son-moi?sort=newest')).toEqual({ is: 'open' })
})

it('knows the address of today, the query included', async () => {
  given(async () => ({ is: 'moved', to: '/12-son-moi' }))
  expect(await currentAddress('/12-sai?brands=3&sort=newest')).toBe('/12-son-moi?brands=3&sort=newest')
  given(async () => ({ is: 'open' }))
  expect(await currentAddress('/12-son-moi?sort=newest')).toBe('/12-son-moi?sort=newest')
  expect(await currentAddress('/search?q=a%27b')).toBe('/search?q=a%27b')
})
