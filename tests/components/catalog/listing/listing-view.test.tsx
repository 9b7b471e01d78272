import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ListingView } from '@/components/catalog/listing/listing-view'
import { closeOverlaysAbove, getOverlays } from '@/components/overlays/store'
import { useCardTools } from '../card/product-card'
import { sampleCard } from '../card/sample-card'
import { renderWithTexts } from '../../with-texts'
import { NO_NAMES } from '@/domain/catalog/listing/filters'
import { readListingQuery } from '@/domain/catalog/listing/listing-query'
import { sampleFacets } from './sample-facets'

useCardTools()

const push = jest.fn()
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push }),
}))
beforeEach(() => {
  push.mockClear()
  // React takes a form's data while it is on its way; the test's own FormData knows no forms.
  jest.spyOn(globalThis, 'FormData').mockImplementation(() => Object.create(null))
})
afterEach(() => jest.restoreAllMocks())

const products = [1, 2, 3].map((id) => sampleCard({ id, name: `Son ${id}` }))
const PATH = '/12-trang-diem'

function show(address = '', changes: Partial<Parameters<typeof ListingView>[0]> = {}) {
  return renderWithTexts(
    <ListingView
      name="Trang điểm"
      path={PATH}
      scope={{ 'categories.id': [12] }}
      query={readListingQuery(new URLSearchParams(address))}
      products={products}
      total={1_040}
      facets={sampleFacets()}
      empty={<p>Kệ trống</p>}
      {...changes}
    />,
  )
}

const rail = () => within(screen.getByRole('complementary', { name: 'Bộ lọc' }))
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'))
const pager = () => within(screen.getByRole('navigation', { name: 'Các trang của Trang điểm' }))

describe('a listing', () => {
  it('shows its products, how many there are and which page it is', () => {
    show('page=2')
    expect(screen.getAllByRole('article')).toHaveLength(3)
    expect(screen.getByText('1.040 sản phẩm')).toBeInTheDocument()
    expect(screen.getByText('Trang 2 trên 65')).toBeInTheDocument()
  })

  it('pages with real links, the first page without a number in its address', () => {
    show('page=2')
    expect(hrefs(pager().getAllByRole('link'))).toEqual(
      expect.arrayContaining([PATH, `${PATH}?page=3`, `${PATH}?page=65`]),
    )
  })

  it('keeps filters, order and page size while paging, and pages on from an offset', () => {
    show('brands=3&rating=5&sort=newest&limit=32&page=2')
    const kept = 'brands=3&rating=5&limit=32&sort=newest'
    expect(hrefs(pager().getAllByRole('link'))).toEqual(
      expect.arrayContaining([`${PATH}?${kept}`, `${PATH}?${kept}&page=3`, `${PATH}?${kept}&page=33`]),
    )
  })

  it('takes an offset for the page it falls on', () => {
    show('skip=32')
    expect(screen.getByText('Trang 3 trên 65')).toBeInTheDocument()
    expect(pager().getByText('3')).toHaveAttribute('aria-current', 'page')
  })

  it.each([
    ['brands=3&page=65', 1_040, '?brands=3&page=99&utm_source=a', '?brands=3&page=65&utm_source=a'],
    ['limit=32&page=33', 1_040, '?limit=32&skip=99999', '?limit=32&page=33'],
    ['sort=newest', 3, '?sort=newest&page=2', '?sort=newest'],
  ])(
    'names the last page in the address, in place of one past the end: %s (LST-06)',
    async (shown, total, asked, named) => {
      window.history.replaceState(null, '', PATH + asked)
      const steps = window.history.length
      show(shown, { total, isPastEnd: true })
      await waitFor(() => expect(window.location.search).toBe(named))
      expect(window.history).toHaveLength(steps)
      window.history.replaceState(null, '', '/')
    },
  )

  it('has no pager for a single page', () => {
    show('', { total: 3 })
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  })

  it('loads only the first row of a phone ahead', () => {
    show()
    const eager = screen.getAllByRole('img').map((picture) => picture.getAttribute('loading'))
    expect(eager).toEqual([null, null, 'lazy'])
  })

  it('stays at its products where the page keeps its scroll position (RTE-50)', () => {
    show('', { keepsPlace: true })
    expect(hrefs(pager().getAllByRole('link'))).toContain(`${PATH}?page=2#san-pham`)
    expect(document.getElementById('san-pham')).toContainElement(screen.getAllByRole('article')[0]!)
  })
})

describe('its filters', () => {
  it('are links to the listing with one choice more, from the first page, not to be followed or fetched ahead', () => {
    show('rating=5&page=4')
    const link = rail().getByRole('link', { name: /Son Mận/ })
    expect(link).toHaveAttribute('href', `${PATH}?brands=3&rating=5`)
    for (const one of rail().getAllByRole('link')) expect(one).toHaveAttribute('rel', 'nofollow')
  })

  it('remove a chosen one again', () => {
    show('brands=3,5')
    const link = rail().getByRole('link', { name: /Son Mận/ })
    expect(link).toHaveAttribute('aria-current', 'true')
    expect(link).toHaveAttribute('href', `${PATH}?brands=5`)
  })

  it('offer the categories below the page’s own, opened along the chosen one', () => {
    show('category=34')
    const names = rail()
      .getAllByRole('link')
      .map((link) => link.textContent)
    expect(names.slice(0, 3)).toEqual(['Môi60', 'Son lì20', 'Mắt40'])
    expect(rail().getByRole('link', { name: /Son lì/ })).toHaveAttribute('href', `${PATH}?category=50`)
    expect(rail().getByRole('link', { name: /Môi/ })).toHaveAttribute('href', PATH)
  })

  it('leave out empty choices, unless chosen', () => {
    show()
    expect(rail().queryByRole('link', { name: /Trống Không/ })).not.toBeInTheDocument()
    expect(rail().queryByRole('link', { name: /3 sao/ })).not.toBeInTheDocument()
    expect(rail().queryByRole('link', { name: /Đặt trước/ })).not.toBeInTheDocument()
  })

  it('leave out what the page itself fixes', () => {
    show('', { scope: { 'brand.id': [3] }, hidden: ['tags'] })
    for (const name of ['Thương hiệu', 'Xuất xứ', 'Nhu cầu'])
      expect(rail().queryByRole('heading', { name })).not.toBeInTheDocument()
    expect(rail().getByRole('heading', { name: 'Danh mục' })).toBeInTheDocument()
  })

  it('offer sixteen brands of many on an unnarrowed page', () => {
    const brands = Array.from({ length: 60 }, (_, at) => ({
      id: at + 1,
      name: `Hiệu ${at + 1}`,
      slug: 'x',
      total: 60 - at,
    }))
    const { unmount } = show('', { facets: sampleFacets({ brands }) })
    expect(rail().getAllByRole('link', { name: /^Hiệu/ })).toHaveLength(16)
    unmount()
    show('rating=5', { facets: sampleFacets({ brands }) })
    expect(rail().getAllByRole('link', { name: /^Hiệu/ })).toHaveLength(60)
  })

  it('are left out when they could not be loaded', () => {
    show('', { facets: null })
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Lọc' })).not.toBeInTheDocument()
    expect(screen.getAllByRole('article')).toHaveLength(3)
  })
})

describe('chips', () => {
  const chips = () => within(screen.getByRole('list', { name: 'Đang chọn' }))

  it('name everything that is chosen, each leading to the listing without it', () => {
    show(
      'brands=3&prices=100000,300000&rating=4&origins=8&tags=2&products=available_stock&is_sale=true&sort=newest',
    )
    const names = chips()
      .getAllByRole('link')
      .map((link) => link.textContent)
    expect(names).toEqual([
      'Son Mận',
      '100.000\u00a0₫ – 300.000\u00a0₫',
      '4 sao',
      'Hàn Quốc',
      'Da dầu',
      'Còn hàng',
      'Đang giảm giá',
      'Xóa tất cả',
    ])
    expect(chips().getByRole('link', { name: 'Bỏ 4 sao' })).toHaveAttribute(
      'href',
      `${PATH}?brands=3&prices=100000,300000&origins=8&tags=2&products=available_stock&is_sale=true&sort=newest`,
    )
    expect(chips().getByRole('link', { name: 'Xóa tất cả' })).toHaveAttribute('href', `${PATH}?sort=newest`)
  })

  it('know names that the facets lack', () => {
    show('brands=77&category=50', { names: { ...NO_NAMES, brands: { 77: 'Mây' } } })
    expect(chips().getByRole('link', { name: 'Bỏ Mây' })).toHaveAttribute('href', `${PATH}?category=50`)
    expect(chips().getByRole('link', { name: 'Bỏ Son lì' })).toBeInTheDocument()
  })

  it('show the keyword, except on the search page', () => {
    const { unmount } = show('q=son+li')
    expect(chips().getByRole('link', { name: 'Bỏ “son li”' })).toHaveAttribute('href', PATH)
    unmount()
    show('q=son&brands=3', { scope: {}, path: '/search' })
    expect(chips().getByRole('link', { name: 'Xóa tất cả' })).toHaveAttribute('href', '/search?q=son')
    expect(chips().queryByRole('link', { name: /“son”/ })).not.toBeInTheDocument()
  })

  it('are left out when nothing is chosen', () => {
    show('sort=newest')
    expect(screen.queryByRole('list', { name: 'Đang chọn' })).not.toBeInTheDocument()
  })
})

describe('an empty listing', () => {
  it('without filters shows the page’s own text', () => {
    show('', { products: [], total: 0 })
    expect(screen.getByText('Kệ trống')).toBeInTheDocument()
    expect(screen.queryByText('0 sản phẩm')).not.toBeInTheDocument()
  })

  it('that was narrowed too far says so and shows what to remove', () => {
    show('brands=3', { products: [], total: 0 })
    expect(screen.getByText('Chưa có sản phẩm nào khớp')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Bỏ Son Mận' })).toHaveAttribute('href', PATH)
    expect(screen.getByRole('link', { name: 'Xóa tất cả lựa chọn' })).toHaveAttribute('href', PATH)
  })

  it('that could not be loaded offers a retry (LST-37)', () => {
    show('brands=3', { products: [], total: 0, facets: null, isFailed: true })
    expect(screen.getByRole('alert')).toHaveTextContent('Chưa tải được sản phẩm')
    expect(screen.getByRole('link', { name: 'Thử lại' })).toHaveAttribute('href', `${PATH}?brands=3`)
  })
})

describe('with JavaScript', () => {
  it('follows a filter without a new document (LST-01)', async () => {
    show()
    await userEvent.click(rail().getByRole('link', { name: /Son Mận/ }))
    expect(push).toHaveBeenCalledWith(`${PATH}?brands=3`, { scroll: false })
  })

  it('leaves a click with a modifier to the browser', () => {
    show()
    let isPrevented: boolean | undefined
    const catchClick = (event: Event) => {
      isPrevented = event.defaultPrevented
      // jsdom follows no links.
      event.preventDefault()
    }
    window.addEventListener('click', catchClick, { once: true })
    fireEvent.click(rail().getByRole('link', { name: /Son Mận/ }), { ctrlKey: true })
    expect(isPrevented).toBe(false)
    expect(push).not.toHaveBeenCalled()
  })

  it('sorts on change, keeps the filters and drops the page (LST-01)', async () => {
    show('brands=3&page=4', { keepsPlace: true })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sắp xếp' }), 'Giá thấp đến cao')
    await waitFor(() =>
      expect(push).toHaveBeenCalledWith(`${PATH}?brands=3&sort=cheapest`, { scroll: false }),
    )
  })

  it('drops the default order from the address', async () => {
    show('sort=cheapest')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sắp xếp' }), 'Nổi bật')
    await waitFor(() => expect(push).toHaveBeenCalledWith(PATH, { scroll: false }))
  })

  it('starts a sale with its own order (LST-17)', () => {
    show('', { scope: { is_sale: true }, defaultSort: 'sale' })
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Giảm nhiều nhất')
  })

  it('sends two price fields as one pair', async () => {
    show('brands=3')
    await userEvent.type(rail().getByLabelText('Giá đến'), '300000')
    await userEvent.click(rail().getByRole('button', { name: 'Áp dụng' }))
    await waitFor(() =>
      expect(push).toHaveBeenCalledWith(`${PATH}?brands=3&prices=0,300000`, { scroll: false }),
    )
  })

  it('opens the filters of a phone, which without it are on the page', async () => {
    show('brands=3')
    const button = screen.getByRole('link', { name: 'Lọc (1)' })
    expect(button).toHaveAttribute('href', '#bo-loc')
    expect(document.getElementById('bo-loc')).toBe(screen.getByRole('complementary'))
    await userEvent.click(button)
    expect(getOverlays().map(({ name }) => name)).toEqual(['listing-filters'])
    closeOverlaysAbove(0)
  })
})
