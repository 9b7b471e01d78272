import { act, screen, within } from '@testing-library/react'
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { FlashSalePage } from '@/components/promo/flash-sale/flash-sale-page'
import { FlashSaleView } from '@/components/promo/flash-sale/flash-sale-view'
import type { FlashSaleSession } from '@/domain/catalog/promotion'
import type { FlashSaleOffer } from '@/lib/pages/promo-pages'
import { useCardTools } from '../catalog/card/product-card'
import { inState, sampleCard } from '../catalog/card/sample-card'
import { renderWithTexts } from '../with-texts'
import { promotion } from './sample-promotion'

useCardTools()

const refresh = jest.fn()
const nowhere = () => undefined
const router: AppRouterInstance = {
  refresh,
  back: nowhere,
  forward: nowhere,
  push: nowhere,
  replace: nowhere,
  prefetch: nowhere,
  bfcacheId: 'test',
}

const session = (
  slug: string,
  state: FlashSaleSession['state'],
  from: number,
  to: number,
): FlashSaleSession => {
  const at = (hour: number) => new Date(Date.parse('2026-11-20T17:00:00Z') + hour * 3_600_000).toISOString()
  return {
    promotion: promotion({ _id: slug, slug, name: `Flash sale ${slug}`, category: 'flash_sale' }),
    starts_at: at(from),
    ends_at: at(to),
    state,
  }
}
const sessions = [
  session('sang', 'over', 0, 10),
  session('chieu', 'on', 10, 16),
  session('toi', 'upcoming', 16, 24),
]
const offer = (id: number, quota: number, sold: number): FlashSaleOffer => ({
  product: sampleCard({ id, name: `Son ${id}` }),
  quota,
  sold,
  sale_price: 129_000,
})
const offers = [offer(1, 30, 12), offer(2, 30, 27), offer(3, 30, 30), offer(4, 0, 0)]
const show = (index: number, given = offers, today = '21/11/2026') => {
  const shown = sessions[index]
  if (!shown) throw new Error('no such session')
  return renderWithTexts(
    <AppRouterContext.Provider value={router}>
      <FlashSaleView sessions={sessions} today={today} shown={shown} offers={given} />
    </AppRouterContext.Provider>,
  )
}
const texts = () =>
  within(screen.getByRole('list', { name: /^Sản phẩm của/ }))
    .getAllByRole('article')
    .map((card) => card.nextElementSibling?.textContent)

it('has a page for each session of the day and marks the current one (RTE-08)', () => {
  show(1)
  const tabs = within(screen.getByRole('navigation', { name: 'Các khung giờ flash sale' })).getAllByRole(
    'link',
  )
  expect(
    tabs.map((tab) => [tab.getAttribute('href'), tab.textContent, tab.getAttribute('aria-current')]),
  ).toEqual([
    ['/flash-sale/sang', '00:00 – 10:00Đã kết thúc', null],
    ['/flash-sale/chieu', '10:00 – 16:00Đang diễn ra', 'page'],
    ['/flash-sale/toi', '16:00 – 00:00Sắp diễn ra', null],
  ])
})

it('names the day of a session that is not today', () => {
  show(2, offers, '20/11/2026')
  const tabs = within(screen.getByRole('navigation')).getAllByRole('link')
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    '00:00 – 10:00Đã kết thúc',
    '10:00 – 16:00Đang diễn ra',
    '16:00 – 00:00Mở bán 21/11',
  ])
  expect(screen.getByText('Ngày 21/11/2026')).not.toHaveClass('sr-only')
})

it('shows how much of each offer is taken while the sale is on', () => {
  show(1)
  expect(texts()).toEqual(['Đã bán 12/30', 'Sắp hết: còn 3', undefined, undefined])
  expect(screen.queryByRole('button', { name: 'Nhắc mình khi mở bán' })).toBeNull()
})

it('shows a sold-out offer once, without a bag button', () => {
  show(1)
  const [open, , gone] = screen.getAllByRole('article')
  expect(open).toHaveTextContent('Còn hàng')
  expect(gone).toHaveTextContent('Đã hết suất flash sale')
  expect(gone).not.toHaveTextContent('Còn hàng')
  expect(within(gone!).queryByRole('button', { name: /vào giỏ/ })).toBeNull()
})

it('shows that a product is out of stock instead of how much is taken', () => {
  show(1, [{ ...offer(5, 30, 10), product: sampleCard({ id: 5, ...inState('sold_out') }) }])
  expect(texts()).toEqual([undefined])
  expect(screen.getByRole('article')).toHaveTextContent('Hết hàng')
})

it('shows the sale price of an upcoming offer, and offers a reminder', () => {
  show(2)
  expect(texts()).toEqual(Array(4).fill('Giá flash sale 129.000\u00a0₫'))
  expect(screen.getByRole('button', { name: 'Nhắc mình khi mở bán' })).toBeInTheDocument()
})

it('shows no countdown for an ended session', () => {
  show(0)
  expect(screen.queryByRole('timer')).toBeNull()
})

it.each([
  ['a session that is on', sessions[1]!, '21/11/2026', 'Flash sale hôm nay'],
  ['one that began yesterday', sessions[1]!, '22/11/2026', 'Flash sale hôm nay'],
  ['a later one of the day', sessions[2]!, '21/11/2026', 'Flash sale hôm nay'],
  ['one that is over', sessions[0]!, '21/11/2026', 'Flash sale hôm nay'],
  ['the next one, on another day', sessions[2]!, '20/11/2026', 'Flash sale sắp tới'],
  ['none', null, '21/11/2026', 'Flash sale hôm nay'],
])('is named after the day of its session: %s', (_, shown, today, title) => {
  renderWithTexts(
    <AppRouterContext.Provider value={router}>
      <FlashSalePage page={{ sessions, today, shown, offers }} />
    </AppRouterContext.Provider>,
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
})

it('says when a session has nothing to sell yet', () => {
  show(1, [])
  expect(screen.getByText('Các sản phẩm của đợt này đang được chuẩn bị.')).toBeInTheDocument()
})

it('refreshes for the next session once the time has run out', () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T09:00:05Z') })
  show(1)
  expect(screen.getByText('Đợt này vừa kết thúc, đang tải đợt tiếp theo')).toBeInTheDocument()
  act(() => jest.advanceTimersByTime(1_000))
  expect(refresh).toHaveBeenCalled()
  jest.useRealTimers()
})
