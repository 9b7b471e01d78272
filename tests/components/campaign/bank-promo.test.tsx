import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import Link from 'next/link'
import BankPromo from '@/components/bank-offers/bank-promo'
import { watchBankLinks } from '@/components/bank-offers/watch-links'
import { getOverlays } from '@/components/overlays/store'
import type { BankOffer } from '@/domain/campaign/bank-offer'
import { failure, openNames, showOverlay, success, useNetwork } from '../as-member'

const offer: BankOffer = {
  _id: '1',
  bank: 'MoMo',
  name: 'Trả bằng MoMo, giảm thêm 30.000 ₫',
  description: '',
  given_by: 'shop',
  card_prefixes: [],
  discount: { kind: 'amount', value: 30_000, max: null },
  min_amount: 350_000,
  payment_methods: ['momo'],
  start_date: '2026-11-01T00:00:00Z',
  end_date: '2026-12-30T16:00:00Z',
  how_to: ['Nhập mã MOMO30.', 'Chọn Ví MoMo.'],
  voucher_code: 'MOMO30',
}
let answer = (): Response | Promise<Response> => success([offer])
const asked: (string | null)[] = []
useNetwork(
  http.get('*/api/public/bank-offers', ({ request }) => {
    asked.push(new URL(request.url).searchParams.get('filter'))
    return answer()
  }),
)
beforeEach(() => {
  answer = () => success([offer])
  asked.length = 0
})

it('shows the offers for an order with how to get them (OVL-10, PAY-06)', async () => {
  showOverlay('bank-promo', <BankPromo amount={420_000} />)
  expect(await screen.findByText('Trả bằng MoMo, giảm thêm 30.000 ₫')).toBeVisible()
  expect(asked).toEqual(['{"amount":420000}'])
  const card = within(screen.getByRole('article'))
  expect(card.getByText('Nhập mã MOMO30 trong giỏ hàng')).toBeVisible()
  expect(card.getByText('Nàng trừ ngay vào đơn hàng')).toBeVisible()
  expect(card.getByText('Đến hết ngày 30/12/2026')).toBeVisible()
  expect(card.getByText('Chọn Ví MoMo.')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('says that there are none', async () => {
  answer = () => success([])
  showOverlay('bank-promo', <BankPromo productId={12} />)
  expect(await screen.findByText(/Hiện chưa có ưu đãi nào/)).toBeVisible()
  expect(asked).toEqual(['{"product_id":12}'])
})

it('tries again when they cannot be loaded', async () => {
  answer = () => failure(500, 'INTERNAL_ERROR')
  showOverlay('bank-promo', <BankPromo amount={1} />)
  expect(await screen.findByText(/Chưa tải được ưu đãi ngân hàng và ví/)).toBeVisible()
  answer = () => success([offer])
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
  expect(await screen.findByText(offer.name)).toBeVisible()
})

it('opens the offers for the product of a clicked link, and leaves other clicks to the browser', () => {
  render(
    <Link href="/partners-promo" prefetch={false} data-banks="12">
      Ưu đãi
    </Link>,
  )
  const stop = watchBankLinks()
  const link = screen.getByRole('link')
  const click = (init: MouseEventInit) =>
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  const keep = (event: Event) => event.preventDefault()
  window.addEventListener('click', keep)
  click({ ctrlKey: true })
  expect(openNames()).toEqual([])
  click({})
  expect(getOverlays().map(({ name, props }) => [name, props])).toEqual([['bank-promo', { productId: 12 }]])
  stop()
  window.removeEventListener('click', keep)
})
