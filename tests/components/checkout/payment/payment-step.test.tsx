import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { Activity } from 'react'
import { markShippingSeen } from '@/components/checkout/frame/navigation-origin'
import { PaymentStep } from '@/components/checkout/payment/payment-step'
import { OrderSeen } from '@/components/checkout/result/order-seen'
import { ShippingStep } from '@/components/checkout/shipping/shipping-step'
import { getOverlays } from '@/components/overlays/store'
import type { Bag } from '@/domain/bag/view'
import { renewBag, showBag } from '@/lib/client/bag/bag'
import {
  cart,
  checkoutPage,
  failure,
  networkDown,
  renderCheckout,
  success,
  useCheckout,
} from '../checkout-shop'
import { bagWith, CART, LINE, line } from '../sample-bag'
import { openNames, signIn, toastText } from '../../as-member'

const push = jest.fn()
const replace = jest.fn()
const router = { push, replace }
jest.mock('next/navigation', () => ({ useRouter: () => router }))
const left: string[] = []
jest.mock('@/components/checkout/payment/provider-redirect', () => ({
  ...jest.requireActual<object>('@/components/checkout/payment/provider-redirect'),
  redirectToProvider: (url: string) => left.push(url),
}))

const ORDER = '55555555-0000-4000-8000-000000000001'
const placed = {
  order_id: ORDER,
  reference_code: 'NG261121ABCD',
  redirect_url: null,
  is_payment_down: false,
  key: null,
}
/** What every press sends along of the bag it was made for. */
const seen = { cart_id: CART, agreement: 'as it is shown' }
const presses: { key: string | null; body: unknown }[] = []
const changes: { line: unknown; change: unknown }[] = []
let answer: () => Response | Promise<Response> = () => success(placed)
useCheckout(
  http.post('*/api/order/orders', async ({ request }) => {
    presses.push({ key: request.headers.get('idempotency-key'), body: await request.json() })
    return await answer()
  }),
  http.get('*/api/payment/payment-methods', () =>
    success(['cash_on_delivery', 'momo'].map((code) => ({ code, name: code, logo: '', is_offered: true }))),
  ),
  http.put('*/api/cart/carts/me/lines/:id', async ({ request, params }) => {
    changes.push({ line: params.id, change: await request.json() })
    cart.bag = { ...cart.bag, lines: [{ ...line, quantity: 1, problems: [] }], total: 150_000 }
    return success(cart.bag)
  }),
)
beforeEach(async () => {
  await signIn()
  cart.bag = bagWith({ checkout: { payment_method: 'cash_on_delivery', missing: [] } })
  answer = () => success(placed)
  for (const list of [presses, changes, left]) list.splice(0)
  push.mockClear()
  replace.mockClear()
  window.history.replaceState(null, '')
  markShippingSeen()
})

const press = () => screen.getByRole('button', { name: /^Đặt hàng/ })
async function open() {
  const page = renderCheckout(<PaymentStep />)
  await screen.findByRole('button', { name: /^Đặt hàng/ })
  return page
}
const openAndPress = async () => {
  await open()
  await userEvent.click(press())
}

describe('placing the order', () => {
  it('submits what was seen, once however often it is pressed', async () => {
    answer = async () => {
      await new Promise((resolve) => setTimeout(resolve, 50))
      return success(placed)
    }
    await open()
    await userEvent.dblClick(press())
    await waitFor(() => expect(replace).toHaveBeenCalledWith(`/order/success/${ORDER}`))
    expect(presses).toEqual([
      { key: expect.stringMatching(/^[0-9a-f-]{36}$/), body: { ...seen, expected_total: 300_000 } },
    ])
  })

  it('redirects to the provider where the method needs one', async () => {
    answer = () => success({ ...placed, redirect_url: 'https://pay.example/1' })
    await openAndPress()
    await waitFor(() => expect(left).toEqual(['https://pay.example/1']))
    expect(replace).not.toHaveBeenCalled()
  })

  it('leads to the order on Back from the provider', async () => {
    answer = () => {
      cart.bag = bagWith({ cart_id: null, lines: [] })
      return success({ ...placed, redirect_url: 'https://pay.example/1', key: 'k1' })
    }
    await openAndPress()
    await waitFor(() => expect(left).toHaveLength(1))
    cleanup()
    renderCheckout(<PaymentStep />)
    await waitFor(() => expect(replace).toHaveBeenCalledWith(`/order/failed/${ORDER}?key=k1`))
    expect(replace).not.toHaveBeenCalledWith('/order')
  })

  it('shows the order as not paid when the provider is down, to a guest with their key', async () => {
    answer = () => success({ ...placed, is_payment_down: true, key: 'k1' })
    await openAndPress()
    await waitFor(() => expect(replace).toHaveBeenCalledWith(`/order/failed/${ORDER}?key=k1`))
  })

  it('does not send a shopper to the bag that is empty now', async () => {
    answer = () => {
      cart.bag = bagWith({ cart_id: null, lines: [] })
      return success(placed)
    }
    await openAndPress()
    await waitFor(() => expect(replace).toHaveBeenCalled())
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(replace.mock.calls).toEqual([[`/order/success/${ORDER}`]])
  })

  it('asks for a payment method first', async () => {
    cart.bag = bagWith()
    await openAndPress()
    expect(await screen.findByText('Bạn chọn một cách thanh toán nhé.')).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: /COD/ })).toHaveFocus()
    expect(presses).toEqual([])
  })

  it('needs no payment method when nothing is left to pay', async () => {
    cart.bag = bagWith({ total: 0, checkout: { payment_methods: [], missing: [] } })
    await openAndPress()
    await waitFor(() => expect(replace).toHaveBeenCalledWith(`/order/success/${ORDER}`))
  })

  it('reviews address, delivery and total, with links that change them (BUY-09)', async () => {
    await open()
    const review = screen.getByRole('region', { name: 'Xem lại đơn hàng' })
    expect(within(review).getByText('12 Lê Lợi')).toBeInTheDocument()
    expect(within(review).getByText('Nhận hàng 24/11 – 26/11')).toBeInTheDocument()
    expect(within(review).getByText('Thanh toán khi nhận hàng (COD)')).toBeInTheDocument()
    expect(within(review).getByRole('link', { name: 'Thay đổi: Giao đến' })).toHaveAttribute(
      'href',
      '/order/shipping#checkout-address',
    )
    expect(screen.getByText('Nhận hàng xong, bạn được cộng 6 điểm.')).toBeInTheDocument()
    expect(screen.getByText('Miễn phí giao hàng')).toBeInTheDocument()
  })
})

describe('Back from the order', () => {
  const empty = () => bagWith({ cart_id: null, lines: [] })
  /** The router hides a page that was left, and shows it again with its state. */
  const kept = (mode: 'visible' | 'hidden') =>
    checkoutPage(
      <Activity mode={mode}>
        <PaymentStep />
      </Activity>,
    )
  /** Places the order; `now` is the bag when the page is shown again. */
  async function orderAndReturn(now: Bag) {
    const page = renderCheckout(
      <Activity mode="visible">
        <PaymentStep />
      </Activity>,
    )
    answer = () => {
      cart.bag = empty()
      return success(placed)
    }
    await userEvent.click(await screen.findByRole('button', { name: /^Đặt hàng/ }))
    await waitFor(() => expect(replace).toHaveBeenCalledWith(`/order/success/${ORDER}`))
    page.rerender(kept('hidden'))
    replace.mockClear()
    cart.bag = now
    await act(() => showBag(now))
    page.rerender(kept('visible'))
  }

  it('leads to the order, and never to an endless wait', async () => {
    await orderAndReturn(empty())
    await waitFor(() => expect(replace.mock.calls).toEqual([[`/order/success/${ORDER}`]]))
    expect(screen.queryByText(/^Đơn hàng đã được ghi nhận/)).not.toBeInTheDocument()
  })

  it('leads there from the delivery step too', async () => {
    await orderAndReturn(empty())
    cleanup()
    replace.mockClear()
    renderCheckout(<ShippingStep />)
    await waitFor(() => expect(replace.mock.calls).toEqual([[`/order/success/${ORDER}`]]))
  })

  it.each([
    ['a member to their orders', true, '/my-orders'],
    ['a guest to the bag', false, '/order'],
  ])('leads %s once its result was seen, in place of the same page again', async (_, is_member, path) => {
    renderCheckout(<OrderSeen orderId={ORDER} />)
    await orderAndReturn(empty())
    expect(replace.mock.calls).toEqual([[`/order/success/${ORDER}`]])
    cleanup()
    replace.mockClear()
    renderCheckout(<OrderSeen orderId="another" />)
    renderCheckout(<OrderSeen orderId={ORDER} />)
    cart.bag = { ...empty(), is_member }
    await act(() => showBag(cart.bag))
    renderCheckout(<ShippingStep />)
    await waitFor(() => expect(replace.mock.calls).toEqual([[path]]))
  })

  it('shows the next goods where the bag has some, and forgets the order', async () => {
    await orderAndReturn(bagWith({ checkout: { payment_method: 'cash_on_delivery', missing: [] } }))
    expect(await screen.findByRole('button', { name: /^Đặt hàng/ })).toBeInTheDocument()
    cart.bag = empty()
    await act(() => showBag(empty()))
    await waitFor(() => expect(replace.mock.calls).toEqual([['/order']]))
  })

  it('is not meant by an address that was typed: without goods it leads to the bag (RTE-46)', async () => {
    await orderAndReturn(empty())
    cleanup()
    replace.mockClear()
    class Typed {
      readonly type = 'navigate'
    }
    Object.assign(window, { PerformanceNavigationTiming: Typed })
    Object.assign(performance, { getEntriesByType: () => [new Typed()] })
    const loaded = jest.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(1)
    renderCheckout(<PaymentStep />)
    await waitFor(() => expect(replace.mock.calls).toEqual([['/order']]))
    loaded.mockRestore()
  })
})

describe('a lost answer', () => {
  const lost = async () => {
    answer = networkDown
    await openAndPress()
    await screen.findByText(/^Mạng chập chờn/)
  }

  it('is requested again with the same key', async () => {
    await lost()
    answer = () => success(placed)
    await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
    await waitFor(() => expect(replace).toHaveBeenCalledWith(`/order/success/${ORDER}`))
    expect(presses).toHaveLength(2)
    expect(presses[1]).toEqual(presses[0])
  })

  it.each([503, 500])('counts as lost when the answer is %i', async (status) => {
    answer = () => failure(status, 'SERVICE_UNAVAILABLE')
    await openAndPress()
    expect(await screen.findByText(/^Mạng chập chờn/)).toBeInTheDocument()
  })

  it('is requested automatically after a reload when the bag is gone', async () => {
    await lost()
    const first = presses[0]
    answer = () => success(placed)
    cart.bag = bagWith({ cart_id: null, lines: [] })
    cleanup()
    renderCheckout(<PaymentStep />)
    await waitFor(() => expect(replace).toHaveBeenCalledWith(`/order/success/${ORDER}`))
    expect(presses.at(-1)).toEqual(first)
  })

  it('becomes another submission once the bag has changed', async () => {
    await lost()
    answer = () => success(placed)
    await userEvent.click(screen.getByRole('radio', { name: /MoMo/ }))
    await userEvent.click(press())
    await waitFor(() => expect(replace).toHaveBeenCalled())
    expect(presses[1]?.key).not.toBe(presses[0]?.key)
  })
})

describe('a refusal', () => {
  const refuseOnce = (refusal: () => Response, now?: Partial<Bag>) => {
    answer = () => {
      if (now) cart.bag = { ...cart.bag, ...now }
      answer = () => success(placed)
      return refusal()
    }
  }

  it('shows the old and the new total and asks again', async () => {
    refuseOnce(() => failure(409, 'TOTAL_CHANGED'), { total: 320_000 })
    await openAndPress()
    expect(await screen.findByText(/từ 300\.000\s₫ thành 320\.000\s₫/)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: /^Đồng ý, đặt hàng với 320\.000/ }))
    await waitFor(() => expect(replace).toHaveBeenCalledWith(`/order/success/${ORDER}`))
    expect(presses.map(({ body }) => body)).toEqual([
      { ...seen, expected_total: 300_000 },
      { ...seen, expected_total: 320_000 },
    ])
    expect(presses[1]?.key).not.toBe(presses[0]?.key)
  })

  it.each([
    ['LINES_CHANGED', { problems: [{ line_id: LINE, problem: { code: 'FEWER_LEFT', wanted: 2, left: 1 } }] }],
    ['OUT_OF_STOCK', { lines: [{ line_id: LINE, name: 'Son lì Mây', left: 1 }] }],
  ])('names the lines of %s and fixes them, the rest stays', async (code, details) => {
    const problems = code === 'LINES_CHANGED' ? [{ code: 'FEWER_LEFT', wanted: 2, left: 1 } as const] : []
    refuseOnce(() => failure(409, code, code, details), { lines: [{ ...line, problems }] })
    await openAndPress()
    expect(await screen.findByText('Chỉ còn 1 sản phẩm.')).toBeInTheDocument()
    expect(replace).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Cập nhật giỏ hàng giúp mình' }))
    await waitFor(() => expect(changes).toEqual([{ line: LINE, change: { quantity: 1 } }]))
    await waitFor(() => expect(screen.queryByText('Chỉ còn 1 sản phẩm.')).not.toBeInTheDocument())
    await userEvent.click(press())
    await waitFor(() => expect(replace).toHaveBeenCalledWith(`/order/success/${ORDER}`))
    expect(presses.at(-1)?.body).toEqual({ ...seen, expected_total: 150_000 })
  })

  it('saves sold-out lines for later', async () => {
    refuseOnce(() =>
      failure(409, 'OUT_OF_STOCK', 'x', { lines: [{ line_id: LINE, name: 'Son lì Mây', left: 0 }] }),
    )
    await openAndPress()
    expect(await screen.findByText('Vừa hết hàng.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Cập nhật giỏ hàng giúp mình' }))
    await waitFor(() => expect(changes).toEqual([{ line: LINE, change: { is_saved_for_later: true } }]))
  })

  it('names the voucher that is gone and the total without it', async () => {
    const voucher = {
      voucher_id: 'v1',
      code: 'CHAO50',
      name: 'Chào bạn',
      description: '',
      type: 'discount',
      is_auto_applied: false,
      amount: 50_000,
      next_tier: null,
    } as unknown as Bag['vouchers']['applied'][number]
    cart.bag = { ...cart.bag, vouchers: { applied: [voucher], refused: [], promised: [] } }
    refuseOnce(() => failure(409, 'VOUCHER_GONE', 'x', { voucher_id: 'v1' }), {
      total: 350_000,
      vouchers: { applied: [], refused: [], promised: [] },
    })
    await openAndPress()
    expect(await screen.findByText(/^Mã ưu đãi CHAO50 vừa hết/)).toHaveTextContent(/350\.000/)
    await userEvent.click(screen.getByRole('button', { name: /^Đồng ý/ }))
    await waitFor(() => expect(replace).toHaveBeenCalled())
  })

  it('says how many points are left', async () => {
    refuseOnce(() => failure(409, 'POINTS_SHORT', 'x', { balance: 3 }), {
      total: 297_000,
      points: { ...cart.bag.points, balance: 3 },
    })
    await openAndPress()
    expect(await screen.findByText(/^Bạn còn 3 điểm/)).toBeInTheDocument()
  })

  it('leads to the step that lacks something', async () => {
    refuseOnce(() => failure(422, 'CHECKOUT_INCOMPLETE', 'x', { missing: ['store'] }), {
      checkout: { ...cart.bag.checkout, missing: ['store'] },
    })
    await openAndPress()
    await waitFor(() => expect(push).toHaveBeenCalledWith('/order/shipping#checkout-store'))
  })

  it('has the phone verified and then submits automatically', async () => {
    refuseOnce(() => failure(403, 'PHONE_UNVERIFIED'))
    await openAndPress()
    await waitFor(() => expect(openNames()).toContain('otp-verification'))
    const { onDone } = getOverlays().find(({ name }) => name === 'otp-verification')!.props as {
      onDone: () => void
    }
    await act(async () => onDone())
    await waitFor(() => expect(replace).toHaveBeenCalledWith(`/order/success/${ORDER}`))
  })

  it('asks to sign in when the session has ended', async () => {
    const lost = jest.fn()
    window.addEventListener('shop:session-lost', lost, { once: true })
    refuseOnce(() => failure(401, 'UNAUTHENTICATED'))
    await openAndPress()
    await waitFor(() => expect(lost).toHaveBeenCalled())
    expect(replace).not.toHaveBeenCalled()
  })

  it('waits for the sign-in where it stands, with the bag of the visitor instead of the member (AUT-33)', async () => {
    await open()
    cart.bag = { ...bagWith(), is_member: false, may_check_out: false, cart_id: null, lines: [] }
    await act(renewBag)
    expect(await screen.findByRole('button', { name: 'Đăng nhập' })).toBeInTheDocument()
    expect(replace).not.toHaveBeenCalled()
    cart.bag = bagWith()
    await act(renewBag)
    expect(await screen.findByRole('button', { name: /^Đặt hàng/ })).toBeInTheDocument()
  })

  it.each([
    [429, 'TOO_MANY_REQUESTS', /thao tác hơi nhanh/],
    [400, 'IDEMPOTENCY_KEY_MISSING', /^Chưa đặt được đơn hàng/],
  ])('shows the next step after %i', async (status, code, text) => {
    refuseOnce(() => failure(status, code))
    await openAndPress()
    expect(await screen.findByText(text)).toBeInTheDocument()
  })

  it('goes back to the bag when it is gone', async () => {
    refuseOnce(() => failure(404, 'NOT_FOUND'), { cart_id: null, lines: [] })
    await openAndPress()
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/order'))
  })
})

describe('payment methods', () => {
  const panel = (name: RegExp) => screen.queryByRole('region', { name })

  it('explains the chosen method in place', async () => {
    await open()
    expect(panel(/^Thanh toán bằng: .*COD/)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('radio', { name: /Chuyển khoản/ }))
    expect(panel(/^Thanh toán bằng: Chuyển khoản ngân hàng/)).toHaveTextContent(/24 giờ/)
    expect(panel(/COD/)).not.toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('radio', { name: /Chuyển khoản/ })).toHaveAccessibleDescription(/24 giờ/)
    await waitFor(() => expect(cart.sent).toEqual([{ payment_method: 'bank_transfer' }]))
    await userEvent.click(press())
    await waitFor(() => expect(presses).toHaveLength(1))
  })

  it('shows cash on delivery with the reason when the total is too high for it', async () => {
    cart.bag = bagWith({ total: 6_000_000, checkout: { payment_methods: ['bank_transfer', 'momo'] } })
    await open()
    const card = await screen.findByRole('radio', { name: /COD.*Chỉ dành cho đơn hàng đến 5\.000\.000/ })
    expect(card).toBeDisabled()
  })

  it('says why a code does not apply with the chosen method', async () => {
    const refused = {
      voucher_id: 'v1',
      code: 'MOMO30',
      name: 'Trả bằng MoMo',
      description: '',
      type: 'momo_voucher',
      is_auto_applied: false,
      reason: { code: 'PAYMENT_METHOD', methods: ['momo'] },
    } satisfies Bag['vouchers']['refused'][number]
    cart.bag = { ...cart.bag, vouchers: { applied: [], refused: [refused], promised: [] } }
    await open()
    expect(screen.getByText('MOMO30: Mã này dùng khi thanh toán bằng MoMo.')).toBeInTheDocument()
  })

  it('shows what a voucher of the method takes off', async () => {
    cart.choose = (part, bag) => ({
      ...bag,
      total: 280_000,
      checkout: { ...bag.checkout, payment_method: part.payment_method },
    })
    await open()
    await userEvent.click(screen.getByRole('radio', { name: /MoMo/ }))
    expect(await screen.findAllByText(/280\.000/)).not.toHaveLength(0)
  })
})

describe('Back', () => {
  const back = () =>
    act(async () => {
      window.history.back()
      await new Promise((resolve) => setTimeout(resolve, 60))
    })

  it('leads to the chosen method’s panel before it leaves (RTE-48)', async () => {
    jest.resetModules()
    window.history.replaceState({ paymentEntry: 'guard' }, '')
    window.history.pushState({ paymentEntry: 'page' }, '')
    await open()
    await userEvent.click(screen.getByRole('radio', { name: /MoMo/ }))
    await back()
    expect(screen.getByRole('region', { name: /Ví MoMo/ })).toHaveFocus()
    expect(replace).not.toHaveBeenCalled()
    await back()
    expect(replace).toHaveBeenCalledWith('/order/shipping')
  })

  it('leaves no history entry once the order is submitted', async () => {
    await open()
    const before = window.history.state as unknown
    await userEvent.click(screen.getByRole('radio', { name: /MoMo/ }))
    answer = () => failure(429, 'TOO_MANY_REQUESTS')
    await userEvent.click(press())
    await act(() => new Promise((resolve) => setTimeout(resolve, 60)))
    expect(window.history.state).toEqual(before)
  })

  it('leads to the shipping step also when the page was opened directly (RTE-47)', async () => {
    jest.resetModules()
    window.history.replaceState({ paymentEntry: 'guard' }, '')
    window.history.pushState({ paymentEntry: 'page' }, '')
    await open()
    await back()
    expect(replace).toHaveBeenCalledWith('/order/shipping')
  })
})

it('redirects to the bag when there is none (RTE-46)', async () => {
  cart.bag = bagWith({ cart_id: null, lines: [] })
  renderCheckout(<PaymentStep />)
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/order'))
  expect(toastText()).toBe('')
})

it('shows the offers of banks for the amount to pay (PAY-06)', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Ưu đãi ngân hàng và ví' }))
  expect(getOverlays().map(({ name, props }) => [name, props])).toEqual([
    ['bank-promo', { amount: cart.bag.total }],
  ])
})
