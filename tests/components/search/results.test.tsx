import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { DiscoveryView } from '@/components/search/panel/discovery-view'
import { Results } from '@/components/search/results/results'
import type { ShortProduct } from '@/components/search/panel/discovery'
import { NO_NAMES } from '@/domain/catalog/listing/filters'
import { EMPTY_QUERY, readListingQuery } from '@/domain/catalog/listing/listing-query'
import type { LiveListing } from '@/lib/listing/listings'
import { useCardTools } from '../catalog/card/product-card'
import { renderWithTexts } from '../with-texts'
import { serum, shop, useSearchShop } from './shop'

useCardTools()

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn() }),
  usePathname: () => '/search',
  useSearchParams: () => new URLSearchParams(),
}))

useSearchShop()

const listing = (changes: Partial<LiveListing>): LiveListing => ({
  products: [],
  total: 0,
  facets: null,
  understood: null,
  query: { ...EMPTY_QUERY, keyword: 'sreum' },
  isPastEnd: false,
  names: NO_NAMES,
  isFailed: false,
  ...changes,
})

const show = (changes: Partial<ComponentProps<typeof Results>>) =>
  renderWithTexts(<Results keyword="sreum" listing={listing({})} matches={null} help={null} {...changes} />)

it('shows the corrected keyword of a misspelt one', () => {
  const understood = { keyword: 'serum', is_corrected: true, is_loosened: false }
  show({ listing: listing({ total: 3, understood }), matches: serum })
  expect(screen.getByRole('heading', { level: 1, name: 'Kết quả cho “sreum”' })).toBeInTheDocument()
  expect(screen.getByText(/Đang hiện kết quả cho “serum”/)).toBeInTheDocument()
  const matches = screen.getByRole('navigation', { name: /khớp với “sreum”/ })
  expect(within(matches).getByRole('link', { name: 'Serum Lab' })).toHaveAttribute(
    'href',
    '/brand/3_serum-lab',
  )
  expect(within(matches).getByRole('link', { name: 'Serum' })).toHaveAttribute('href', '/8-serum')
})

it('says so when not all words were found together', () => {
  const understood = { keyword: 'serum tim', is_corrected: false, is_loosened: true }
  show({ listing: listing({ total: 3, understood }) })
  expect(screen.getByText(/mọi từ bạn tìm/)).toBeInTheDocument()
})

it('shows that a price in the keyword narrows the list, and removes it with its chip', () => {
  const query = readListingQuery({ q: 'son dưới 200k' })
  show({ keyword: 'son dưới 200k', listing: listing({ total: 3, query }) })
  expect(screen.getByText('Đã lọc giá theo “dưới 200k” bạn gõ.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /Bỏ.*200\.000/ })).toHaveAttribute('href', '/search?q=son')
})

it('names the last page in the address, in place of one past the end (LST-06)', async () => {
  window.history.replaceState(null, '', '/search?q=sreum&page=99')
  const query = readListingQuery({ q: 'sreum', page: '3' })
  show({ listing: listing({ total: 40, query, isPastEnd: true }) })
  await waitFor(() => expect(window.location.search).toBe('?q=sreum&page=3'))
  window.history.replaceState(null, '', '/')
})

it('names tags beside brands and categories', () => {
  const tags = [{ _id: '4', name: 'Da mụn', slug: 'da-mun' }]
  show({ listing: listing({ total: 3 }), matches: { ...serum, tags } })
  expect(screen.getByRole('link', { name: 'Da mụn' })).toHaveAttribute('href', '/tag/da-mun')
})

it('links onward when nothing was found', () => {
  show({
    matches: { ...serum, categories: [] },
    help: {
      didYouMean: 'serum',
      trending: [{ keyword: 'toner' }],
      categories: [{ id: 2, name: 'Son môi', slug: 'son-moi' }],
      bestSellers: [],
    },
  })
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Chưa tìm thấy “sreum”',
  ])
  expect(screen.getByRole('searchbox')).toHaveValue('sreum')
  expect(screen.getByRole('link', { name: 'toner' })).toHaveAttribute('href', '/search?q=toner')
  expect(screen.getByRole('link', { name: 'serum' })).toHaveAttribute('href', '/search?q=serum')
  expect(screen.getByRole('link', { name: 'Son môi' })).toHaveAttribute('href', '/2-son-moi')
})

const shortProduct: ShortProduct = {
  id: 1,
  name: '',
  slug: 'x',
  brand: { id: 1, name: 'Sen', slug: 'sen' },
  default_category: { id: 2, name: 'Son', slug: 'son' },
  images: [],
  default_combination: {
    _id: '1',
    price: 1_000,
    price_after_discount: 1_000,
    discount_amount: 0,
    discount_percentage: 0,
    is_show_as_percentage: true,
    is_pre_order: false,
    is_available: true,
    preorder: [],
    stock: 10,
  },
  price_after_discount_range: { min: 1_000, max: 1_000 },
  discount_range: { min: 0, max: 0 },
}

it('shows discovery, and leaves out empty parts (SRC-03, SRC-04, SRC-14)', async () => {
  const product = (id: number, name: string) => ({ ...shortProduct, id, name })
  renderWithTexts(
    <DiscoveryView
      discovery={{
        trending: [{ keyword: 'son lì' }],
        concerns: [],
        exclusive: [product(1, 'Riêng có')],
        fresh: [product(2, 'Đang lên')],
        bestSellers: [],
        popular: [],
        brands: [],
        banners: [],
      }}
    />,
  )
  expect(screen.getByRole('link', { name: 'Son lì' })).toHaveAttribute('href', '/search?q=son+l%C3%AC')
  expect(screen.queryByText('Bạn đang quan tâm điều gì?')).toBeNull()
  expect(screen.getByRole('tabpanel', { name: 'Độc quyền' })).toHaveTextContent('Riêng có')
  await userEvent.click(screen.getByRole('tab', { name: 'Độc quyền' }))
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Thịnh hành' })).toHaveFocus()
  expect(screen.getByRole('tabpanel', { name: 'Thịnh hành' })).toHaveTextContent('Đang lên')
  expect(screen.queryByRole('tabpanel', { name: 'Độc quyền' })).toBeNull()
})

it('shows a product in one list only', () => {
  const product = (id: number) => ({ ...shortProduct, id, name: `Món ${id}` })
  const none = { trending: [], concerns: [], exclusive: [], fresh: [], brands: [], banners: [] }
  renderWithTexts(
    <DiscoveryView
      discovery={{ ...none, bestSellers: [product(1), product(2)], popular: [product(2), product(3)] }}
    />,
  )
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Món 1',
    'Món 2',
    'Món 3',
  ])
})

it('records the chosen result (SRC-10)', async () => {
  const user = userEvent.setup({ delay: null })
  const { unmount } = renderWithTexts(
    <main onClick={(event) => event.preventDefault()}>
      <Results keyword="serum lab" listing={listing({ total: 3 })} matches={serum} help={null} />
    </main>,
  )
  await waitFor(() => expect(shop.reported).toHaveLength(1))
  expect(shop.reported).toEqual([{ entity_type: 'keyword', keyword: 'serum lab', has_results: true }])
  await user.click(screen.getByRole('link', { name: 'Serum Lab' }))
  await user.click(screen.getByRole('link', { name: 'Serum' }))
  await waitFor(() => expect(shop.reported).toHaveLength(3))
  expect(shop.reported.slice(1)).toEqual([
    { entity_type: 'brand', entity_id: '3', keyword: 'serum lab' },
    { entity_type: 'category', entity_id: '8', keyword: 'serum lab' },
  ])
  unmount()
})
