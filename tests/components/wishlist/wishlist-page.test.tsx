import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { dismissToast } from '@/components/toasts/toast'
import { WishlistPage } from '@/components/wishlist/wishlist-page'
import type { WishlistItem } from '@/domain/wishlist/wishlist'
import { sampleBag, sampleLine } from '../bag/sample-bag'
import { failure, openNames, success, toastText } from '../as-member'
import { sampleCard } from '../catalog/card/sample-card'
import { renderWishShop, useWishShop, wishes } from './wish-shop'

jest.mock('next/navigation', () => {
  const { useSyncExternalStore } = jest.requireActual<typeof import('react')>('react')
  const subscribe = (listener: () => void) => {
    window.addEventListener('shop:search-changed', listener)
    return () => window.removeEventListener('shop:search-changed', listener)
  }
  return {
    useRouter: () => ({ push: jest.fn() }),
    usePathname: () => '/wishlist',
    useSearchParams: () => new URLSearchParams(useSyncExternalStore(subscribe, () => window.location.search)),
  }
})

let list: WishlistItem[] = []
const asked: URLSearchParams[] = []
let addAnswer: () => Response

useWishShop(
  'member',
  http.get('*/api/catalog/v3/users/me/wishlists', ({ request }) => {
    const query = new URL(request.url).searchParams
    asked.push(query)
    const shown = list.filter(({ combination_id }) => wishes.ids.has(combination_id))
    const [skip, limit] = [Number(query.get('skip')), Number(query.get('limit'))]
    return HttpResponse.json({
      success: true,
      data: shown.slice(skip, skip + limit),
      total: shown.length,
      skip,
      limit,
    })
  }),
  http.get('*/api/catalog/v3/users/me/price-news', () => success({ is_wanted: false })),
  http.post('*/api/cart/carts/me/lines', () => addAnswer()),
)

function wish(id: number, changes: Partial<WishlistItem> = {}): WishlistItem {
  const name = `Son số ${id}`
  return {
    product_id: id,
    combination_id: String(id * 10),
    product: sampleCard({ id, name, total_combinations: 3 }),
    combination: {
      _id: String(id * 10),
      name: 'Hồng trà',
      price: 250_000,
      price_after_discount: 199_000,
      is_available: true,
      is_wishlist: true,
      image: null,
      attributes: [],
    },
    state: { kind: 'available', ships_at: null },
    is_gone: false,
    created_at: '2026-11-01T00:00:00.000Z',
    ...changes,
  }
}

beforeEach(() => {
  window.history.replaceState(null, '', '/wishlist')
  asked.length = 0
  list = [wish(1), wish(2), wish(3), wish(4), wish(5), wish(6), wish(7)]
  wishes.ids = new Set(list.map(({ combination_id }) => combination_id))
  addAnswer = () => success({ bag: sampleBag({ lines: [sampleLine()] }), line_id: sampleLine().id })
})

const show = async (first = 'Son số 1') => {
  renderWishShop(<WishlistPage memberId={7} />)
  await screen.findByRole('article', { name: first })
}
const names = () => screen.getAllByRole('article').map((row) => row.getAttribute('aria-label'))
const row = (name: string) => within(screen.getByRole('article', { name }))
const press = (name: string, button: RegExp) =>
  userEvent.click(row(name).getByRole('button', { name: button }))

it('shows five a page, each with its combination and price, and turns the page in the address (WSH-01)', async () => {
  await show()
  expect(names()).toEqual([1, 2, 3, 4, 5].map((n) => `Son số ${n}`))
  expect(row('Son số 1').getByText('Hồng trà')).toBeInTheDocument()
  expect(row('Son số 1').getByRole('link', { name: 'Son số 1' })).toHaveAttribute(
    'href',
    '/son-li/1-son-li-min-moi-suong-hong?combination=10',
  )
  expect(screen.getByText('7 sản phẩm')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: /Trang 2/ }))
  await screen.findByRole('article', { name: 'Son số 6' })
  expect(window.location.search).toBe('?page=2')
  expect(names()).toEqual(['Son số 6', 'Son số 7'])
})

it('sorts, from the first page on', async () => {
  window.history.replaceState(null, '', '/wishlist?page=2')
  await show('Son số 6')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sắp xếp' }), 'Giá thấp đến cao')
  await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('cheapest'))
  expect(window.location.search).toBe('?sort=cheapest')
  expect(asked.at(-1)?.get('skip')).toBe('0')
})

it('goes to the last page when the address names a missing one', async () => {
  window.history.replaceState(null, '', '/wishlist?page=9')
  await show('Son số 6')
  expect(window.location.search).toBe('?page=2')
})

it('removes a wish with undo, and calls the server only when undo is over (TST-04)', async () => {
  await show()
  await press('Son số 2', /^Bỏ/)
  expect(toastText()).toBe('Đã loại bỏ ra khỏi Wishlist.')
  expect(await screen.findByText('Đã bỏ Son số 2 khỏi danh sách yêu thích.')).toBeInTheDocument()
  expect(wishes.sent).toEqual([])
  act(dismissToast)
  await waitFor(() => expect(names()).toEqual([1, 3, 4, 5, 6].map((n) => `Son số ${n}`)))
  expect(wishes.sent).toEqual([{ product_id: 2, product_combination_id: '20', is_wishlisted: false }])
  expect(window.localStorage.getItem('nang_removed_wish')).toBeNull()
})

it('restores it by HOÀN TÁC, in its place (TST-03)', async () => {
  await show()
  await press('Son số 2', /^Bỏ/)
  const undo = screen.getAllByRole('button', { name: 'HOÀN TÁC' })[0]!
  expect(window.localStorage.getItem('nang_removed_wish')).toContain('"20"')
  await userEvent.click(undo)
  expect(names()).toEqual([1, 2, 3, 4, 5].map((n) => `Son số ${n}`))
  expect(wishes.sent).toEqual([])
  expect(window.localStorage.getItem('nang_removed_wish')).toBeNull()
})

it('restores it when it cannot be removed', async () => {
  wishes.answer = () => failure(500, 'INTERNAL_ERROR')
  await show()
  await press('Son số 2', /^Bỏ/)
  act(dismissToast)
  await waitFor(() => expect(toastText()).toBe('Vui lòng thử lại.'))
  expect(await screen.findByRole('article', { name: 'Son số 2' })).toBeInTheDocument()
})

it('finishes a removal another page of the same member began, and no other member’s', async () => {
  const entry = (productId: number, memberId: number) => ({
    ...{ productId, combinationId: String(productId * 10), memberId, expiresAt: Date.now() - 1 },
  })
  window.localStorage.setItem('nang_removed_wish', JSON.stringify([entry(3, 7), entry(4, 8)]))
  await show()
  await waitFor(() => expect(names()).not.toContain('Son số 3'))
  expect(wishes.sent.map(({ product_id }) => product_id)).toEqual([3])
})

it('moves the wish’s combination to the bag, and off the list', async () => {
  await show()
  await press('Son số 1', /^Chuyển/)
  await waitFor(() => expect(openNames()).toEqual(['added-to-bag']))
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Son số 1' })).toBeNull())
  expect(wishes.sent).toEqual([{ product_id: 1, product_combination_id: '10', is_wishlisted: false }])
})

it('keeps a wish that the bag refuses', async () => {
  addAnswer = () =>
    failure(400, 'MAX_LIMIT_ORDER', 'x', { problem: { code: 'MAX_LIMIT_ORDER', limit: 20, allowed: 0 } })
  await show()
  await press('Son số 1', /^Chuyển/)
  await waitFor(() => expect(toastText()).toBe('Sản phẩm đã đạt số lượng tối đa được mua'))
  expect(names()).toContain('Son số 1')
  expect(wishes.sent).toEqual([])
})

it('offers a reminder for sold-out wishes, and removal of discontinued ones', async () => {
  const soldOut = wish(1)
  list = [
    {
      ...soldOut,
      state: { kind: 'sold_out', ships_at: null },
      combination: { ...soldOut.combination!, is_available: false },
    },
    wish(2, {
      state: { kind: 'discontinued', ships_at: null },
      is_gone: true,
      combination: null,
      product: null,
    }),
  ]
  await show()
  expect(row('Son số 1').queryByRole('button', { name: /^Chuyển/ })).toBeNull()
  await press('Son số 1', /Báo tôi khi có hàng/)
  expect(openNames()).toEqual(['notify-me'])
  const gone = row('Sản phẩm đã ngừng bán')
  expect(gone.getByText('Ngừng bán')).toBeInTheDocument()
  expect(gone.queryByRole('link')).toBeNull()
  expect(gone.getAllByRole('button')).toHaveLength(1)
})

it.each([
  ['few_left', null, 'Sắp hết hàng'],
  ['pre_order', '2026-11-28T17:00:00.000Z', 'Đặt trước, giao từ 29/11'],
  ['not_sold_here', null, 'Tạm ngừng bán tại Việt Nam'],
] as const)('shows %s with the texts of the product page', async (kind, ships_at, said) => {
  list = [wish(1, { state: { kind, ships_at } })]
  await show()
  expect(row('Son số 1').getByText(said)).toBeInTheDocument()
})

it('explains how to add one when empty, and retries after a failure', async () => {
  list = []
  const { unmount } = renderWishShop(<WishlistPage memberId={7} />)
  expect(await screen.findByRole('heading', { name: 'Danh sách yêu thích đang chờ bạn' })).toBeInTheDocument()
  unmount()
})
