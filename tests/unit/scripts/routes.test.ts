import { PAGES } from '@/lib/pages/pages'
import { routes } from '../../../scripts/routes/table'

const filesOf = (address: string) =>
  routes().flatMap((route) => (route.address === address ? [route.file] : []))

it('lists file and kind of every page', () => {
  expect(new Set(routes().map(({ file }) => file)).size).toBe(PAGES.length)
  expect(routes().filter(({ kind }) => kind.includes(' '))).toEqual([])
})

it.each([
  ['/', 'app/(shop)/page.tsx'],
  ['/brand/[id]_[slug] (?page)', 'app/(shop)/listing/brand/[brand]/[page]/page.tsx'],
  ['/tag/[place] (?page)', 'app/(shop)/listing/place/[kind]/[key]/[page]/page.tsx'],
  ['/[category]/[id]-[slug] (?limit|page)', 'app/(shop)/product/[category]/[product]/[page]/page.tsx'],
  ['/best-seller (?category)', 'app/(shop)/listing/best-seller/[category]/page.tsx'],
  ['/save-more-voucher/[slug] (?page)', 'app/(shop)/save-more-voucher/[slug]/[[...page]]/page.tsx'],
])('%s is answered by %s', (address, file) => expect(filesOf(address)).toEqual([file]))

it('distinguishes narrowed listings, rendered for each request, from cached ones', () => {
  const categories = routes().filter(({ file }) => file.includes('/listing/category/'))
  expect(categories.map(({ address, kind }) => [address.split(' ', 1)[0], kind])).toEqual(
    expect.arrayContaining([
      ['/[id]-[slug]', 'query'],
      ['/[id]-[slug]', 'static'],
    ]),
  )
})
