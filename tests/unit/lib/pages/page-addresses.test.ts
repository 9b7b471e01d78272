import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match'
import { matchHas, prepareDestination } from 'next/dist/shared/lib/router/utils/prepare-destination'
import { LISTING_PARAMS } from '@/domain/catalog/listing/filter-params'
import { LISTINGS } from '@/lib/listing/addresses'
import { isNarrowedListing } from '@/lib/listing/listing-guard'
import { pageRedirects, pageRewrites } from '@/lib/pages/addresses'
import { isReservedSegment } from '@/lib/pages/reserved-segments'

type Rule = { source: string; destination: string; has?: readonly object[]; missing?: readonly object[] }

/** Where an address leads, as Next.js goes through the rewrites of `beforeFiles`: each that matches counts, one after the other. */
function target(address: string, rules: readonly Rule[] = pageRewrites): string {
  const url = new URL(address, 'http://shop.test')
  const query = Object.fromEntries(
    [...url.searchParams.keys()].map((key) => [key, url.searchParams.get(key) ?? '']),
  )
  let path = url.pathname
  for (const { source, destination, has = [], missing = [] } of rules) {
    const params = getPathMatch(source, { strict: true, removeUnnamedParams: true })(path)
    if (!params) continue
    const more = matchHas({ headers: {}, cookies: {} } as never, query, has as never, missing as never)
    if (!more) continue
    path = prepareDestination({
      appendParamsToQuery: true,
      destination,
      params: { ...params, ...more },
      query,
    }).newUrl
  }
  return path
}

describe('addresses of pages', () => {
  it.each([
    ['/12-son-moi', '/listing/category/12-son-moi/1'],
    ['/12-son-moi?page=3', '/listing/category/12-son-moi/3'],
    ['/12-son-moi?page=x', '/listing/category/12-son-moi/1'],
    ['/12-son-moi?utm_source=mail', '/listing/category/12-son-moi/1'],
    ['/12-son-moi?sort=', '/listing/category/12-son-moi/1'],
    ['/12-son-moi?sort=cheapest', '/listing/category/12-son-moi'],
    ['/12-son-moi?category=34', '/listing/category/12-son-moi'],
    ['/12-son-moi?page=3&brands=5', '/listing/category/12-son-moi'],
    ['/12-son-moi?is_sale=true&q=x&rating=5', '/listing/category/12-son-moi'],
    ['/brand/3_son-man', '/listing/brand/3_son-man/1'],
    ['/brand/3_son-man?tags=4', '/listing/brand/3_son-man'],
    ['/sale', '/listing/place/named/sale/1'],
    ['/sale?page=2', '/listing/place/named/sale/2'],
    ['/new-arrivals?prices=1,2', '/listing/place/named/new-arrivals'],
    ['/just-arrived', '/listing/place/named/just-arrived/1'],
    ['/tag/50-plus', '/listing/place/tag/50-plus/1'],
    ['/tag/da-dau?origins=4', '/listing/place/tag/da-dau'],
    ['/page/privacypolicy', '/policy/privacypolicy/current'],
    ['/page/privacypolicy?version=2', '/policy/privacypolicy/2'],
    ['/page/privacypolicy?version=x', '/policy/privacypolicy/current'],
    ['/page/nothing', '/page/nothing'],
    ['/promo', '/promo'],
    ['/promo/12-son-moi', '/listing/place/promo/12-son-moi/1'],
    ['/promo/12-son-moi?category=34', '/listing/place/promo/12-son-moi'],
    ['/sale/giua-mua', '/listing/promotion/sale/giua-mua/1'],
    ['/deals/2026-tet?page=2', '/listing/promotion/deals/2026-tet/2'],
    ['/weekly-highlight/tuan-nay?limit=32', '/listing/promotion/weekly-highlight/tuan-nay'],
    ['/best-seller', '/listing/best-seller/all'],
    ['/best-seller?category=12', '/listing/best-seller/12'],
    ['/best-seller?category=12;x', '/listing/best-seller/all'],
    ['/son-moi/12-son-li', '/product/son-moi/12-son-li/1'],
    ['/son-moi/12-son-li?page=2', '/product/son-moi/12-son-li/2'],
    ['/son-moi/12-son-li?category=3', '/product/son-moi/12-son-li/1'],
    ['/son-moi/12-son-li?page=7&limit=5', '/product/son-moi/12-son-li/1'],
    ['/son-moi/12-son-li?page=2&limit=16', '/product/son-moi/12-son-li/2'],
    ['/son-moi/12-son-li?page=2&limit=500', '/product/son-moi/12-son-li/2'],
    ['/promotions/12-son-li', '/product/promotions/12-son-li/1'],
    ['/promotion/11-11-sale', '/promotion/11-11-sale'],
    ['/flash-sale/12-gio-trua', '/flash-sale/12-gio-trua'],
    ['/save-more-voucher/50-phan-tram', '/save-more-voucher/50-phan-tram/1'],
    ['/save-more-voucher/50-phan-tram?page=2', '/save-more-voucher/50-phan-tram/2'],
    ['/sale/11-11', '/listing/promotion/sale/11-11/1'],
    ['/promotion/mua-le-hoi', '/promotion/mua-le-hoi'],
  ])('%s is made by %s (GEN-08, RTE-17)', (address, page) => expect(target(address).split('?')[0]).toBe(page))

  it.each([
    ['/listing/category/12-son-moi', '/12-son-moi'],
    ['/listing/category/12-son-moi/1', '/12-son-moi'],
    ['/listing/category/12-son-moi/3', '/12-son-moi?page=3'],
    ['/listing/place/named/sale/2', '/sale?page=2'],
    ['/listing/place/tag/da-dau', '/tag/da-dau'],
    ['/listing/promotion/deals/x/1', '/deals/x'],
    ['/listing/best-seller/all', '/best-seller'],
    ['/listing/best-seller/12', '/best-seller?category=12'],
    ['/12_nang', '/brand/12_nang'],
    ['/contact-us', '/page/help/contact-us'],
    ['/policy/termsandconditions/current', '/page/termsandconditions'],
    ['/product/son-moi/12-son-li/1', '/son-moi/12-son-li'],
    ['/save-more-voucher/mat-na/1', '/save-more-voucher/mat-na'],
    ['/save-more-voucher/mat-na/2', '/save-more-voucher/mat-na?page=2'],
  ])('%s is no page of its own (RTE-15)', (path, address) => {
    const rule = pageRedirects.find(({ source }) => getPathMatch(source, { strict: true })(path))
    const params = rule && getPathMatch(rule.source, { strict: true })(path)
    const { parsedDestination, newUrl } = prepareDestination({
      appendParamsToQuery: false,
      destination: rule?.destination ?? '',
      params: params === false || params === undefined ? {} : params,
      query: {},
    })
    const query = new URLSearchParams(parsedDestination.query as Record<string, string>).toString()
    expect(query ? `${newUrl.split('?')[0]}?${query}` : newUrl).toBe(address)
  })

  it('name no segment like a parameter of the query', () => {
    const segments = LISTINGS.flatMap(({ source }) => source.match(/(?<=:)\w+/g) ?? [])
    expect(segments.filter((segment) => [...LISTING_PARAMS, 'page'].includes(segment))).toEqual([])
  })

  it('begin with words no category has (DEC-12)', () => {
    for (const word of ['sale', 'new-arrivals', 'just-arrived', 'best-seller', 'tag', 'promo', 'deals'])
      expect(isReservedSegment(word)).toBe(true)
  })
})

describe('the guard of narrowed listings', () => {
  const isNarrowed = (address: string) => isNarrowedListing(new URL(address, 'http://shop.test'))

  it.each(['/12-son?sort=x', '/brand/3_x?q=a', '/tag/a?tags=1', '/promo/1-a?limit=5', '/deals/x?brands=3'])(
    '%s is asked for',
    (address) => expect(isNarrowed(address)).toBe(true),
  )
  it.each(['/12-son', '/12-son?page=2', '/12-son?sort=', '/sale?sort=x', '/search?q=a', '/son/12-x?sort=a'])(
    '%s is let through',
    (address) => expect(isNarrowed(address)).toBe(false),
  )
})
