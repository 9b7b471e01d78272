import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BagView } from '@/components/bag/page/bag-view'
import { getOverlays } from '@/components/overlays/store'
import type { Bag, FreeProductView, MissedOfferView } from '@/domain/bag/view'
import { failure, openNames, toastText } from '../as-member'
import { afterSignOut } from '@/lib/client/member/change-member'
import { answer, cart, changes, pageText, plain, renderBagShop, useBagShop } from './bag-shop'
import { LINE_A, LINE_B, LINE_C, sampleBag, sampleLine, sampleVoucher } from './sample-bag'

const push = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }), usePathname: () => '/order' }))

useBagShop('visitor')
beforeEach(() => push.mockClear())

async function show(bag: Partial<Bag> = {}) {
  cart.bag = sampleBag(bag)
  renderBagShop(<BagView />)
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Đang tải giỏ hàng…' })).toBeNull())
}
const pay = () => userEvent.click(screen.getAllByRole('link', { name: /Thanh toán/ })[0]!)

describe('the loading bag', () => {
  it('has a skeleton, then shows the failure and retries', async () => {
    let isDown = true
    answer('GET', () => (isDown ? failure(503, 'DATABASE_AWAY') : sampleBag()))
    renderBagShop(<BagView />)
    expect(screen.getByRole('status', { name: 'Đang tải giỏ hàng…' })).toBeInTheDocument()
    expect(await screen.findByRole('alert')).toHaveTextContent('Chưa tải được giỏ hàng')
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
    expect(await screen.findByRole('article')).toBeInTheDocument()
  })
})

describe('an empty bag', () => {
  it('links onward, and offers visitors to sign in', async () => {
    await show({ lines: [] })
    expect(screen.getByRole('heading', { name: 'Giỏ hàng của bạn đang trống' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Xem danh mục' })).toHaveAttribute('href', '/categories')
    expect(screen.queryByRole('link', { name: /Thanh toán/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Đăng nhập để xem lại' }))
    expect(openNames()).toEqual(['login'])
  })

  it('still shows saved lines', async () => {
    await show({ lines: [], saved: [sampleLine()] })
    expect(screen.getByRole('region', { name: 'Để dành mua sau (1)' })).toBeInTheDocument()
  })

  it('is shown after a logout', async () => {
    await show()
    cart.bag = sampleBag({ lines: [] })
    await act(afterSignOut)
    expect(await screen.findByRole('heading', { name: 'Giỏ hàng của bạn đang trống' })).toBeInTheDocument()
  })
})

describe('free goods of the bag', () => {
  const gift: FreeProductView = {
    ...sampleLine({ name: 'Gương nhỏ' }),
    source: 'promotion',
    offer_id: 'p1',
    offer_name: 'Quà tháng 12',
    quantity: 1,
  }

  it('are lines of 0 ₫', async () => {
    await show({ free_products: [gift] })
    const free = screen.getByRole('region', { name: 'Quà tặng kèm' })
    expect(plain(free.textContent)).toMatch(/Gương nhỏ.*Quà tháng 12.*0 ₫/)
  })

  const missed = (reason: MissedOfferView['reason'], gift_name: string): MissedOfferView => ({
    source: 'promotion',
    offer_id: gift_name,
    reason,
    offer_name: 'x',
    gift_name,
    gift_image_url: null,
  })

  it('are hinted at when little is missing, the nearest first', async () => {
    await show({
      missed_gifts: [
        missed({ code: 'BRANDS', brands: ['Mộc An', 'Sương'] }, 'khăn'),
        missed({ code: 'GIFT_ALREADY_GIVEN' }, 'gương'),
        missed({ code: 'GIFT_GONE' }, 'lược'),
        missed({ code: 'MIN_AMOUNT', min: 300_000, missing: 120_000 }, 'túi'),
      ],
      vouchers: {
        applied: [
          sampleVoucher({
            type: 'bmsm',
            code: null,
            name: 'Mua 2 giảm 10%',
            next_tier: { min_qty: 3, missing: 1 },
          }),
        ],
        refused: [
          {
            ...sampleVoucher({ voucher_id: 'v2', type: 'bmsm', code: null, name: 'Mua 4 giảm 20%' }),
            is_auto_applied: true,
            reason: { code: 'MIN_COUNT', min: 4, missing: 2 },
          },
        ],
        promised: [],
      },
    })
    const hints = within(screen.getByRole('region', { name: 'Gợi ý để được thêm ưu đãi' }))
      .getAllByRole('listitem', { hidden: true })
      .map(({ textContent }) => plain(textContent))
    expect(hints).toEqual([
      'Mua thêm 1 sản phẩm để lên mức giảm cao hơn của “Mua 2 giảm 10%”.',
      'Mua thêm 2 sản phẩm để được “Mua 4 giảm 20%”.',
      'Mua thêm 120.000 ₫ để nhận túi.',
      'Mua sản phẩm của Mộc An hoặc Sương để nhận khăn.',
      'Quà lược đã được tặng hết.',
    ])
  })

  it('show the progress to free delivery', async () => {
    await show({ lines: [sampleLine({ unit_price: 80_000 })] })
    expect(pageText()).toContain('Mua thêm 120.000 ₫ để được miễn phí giao hàng.')
  })

  it('asks for no more when an order is picked up, and says what is free of a dearer way (CRT-09)', async () => {
    const { checkout, shipping } = sampleBag()
    await show({ checkout: { ...checkout, shipping_method: 'store_pickup' } })
    expect(pageText()).not.toContain('miễn phí giao')
    cleanup()
    const express = { ...shipping, missing_for_free: 0, fee: 40_000, discount: 20_000, total: 20_000 }
    await show({ shipping: { ...express, is_known: true } })
    expect(pageText()).toContain('Đơn của bạn được miễn phí giao tiêu chuẩn.')
  })

  it('say nothing of free delivery while a voucher may bear a fee that is not known yet (CRT-09)', async () => {
    await show({ shipping: { ...sampleBag().shipping, missing_for_free: null } })
    expect(pageText()).not.toContain('miễn phí giao')
    expect(screen.getByText('Phí giao hàng').nextElementSibling).toHaveTextContent('Tính khi có địa chỉ')
  })

  it('do not mention delivery when nothing is delivered', async () => {
    await show({ checkout: { ...sampleBag().checkout, is_by_email_only: true } })
    expect(pageText()).not.toMatch(/giao hàng|địa chỉ/)
  })
})

describe('the total', () => {
  it('is explained by the server’s steps', async () => {
    await show({
      entries: [
        { code: 'LIST_PRICE', amount: 500_000, source: null },
        { code: 'PRICE_CUT', amount: -50_000, source: null },
        { code: 'ORDER_VOUCHER', amount: -40_000, source: 'v1' },
        { code: 'GIFT', amount: 0, source: 'p1' },
        { code: 'SHIPPING_FEE', amount: 30_000, source: null },
        { code: 'FREE_SHIPPING', amount: -30_000, source: null },
        { code: 'POINTS', amount: -10_000, source: null },
      ],
      free_products: [
        {
          ...sampleLine({ name: 'Gương nhỏ' }),
          source: 'promotion',
          offer_id: 'p1',
          offer_name: 'Quà',
          quantity: 1,
        },
      ],
      vouchers: {
        applied: [sampleVoucher()],
        refused: [],
        promised: [sampleVoucher({ name: 'Giảm 30.000 ₫' })],
      },
      points: { is_offered: false, balance: 0, usable: 0, wanted: 10, used: 10, amount: 10_000 },
      shipping: {
        fee: 30_000,
        discount: 30_000,
        total: 0,
        missing_for_free: 0,
        free_from: 200_000,
        is_known: true,
      },
      total: 400_000,
      saved_amount: 120_000,
      earned_points: 8,
    })
    const steps = screen
      .getAllByRole('term')
      .map((term) => plain(`${term.textContent} = ${term.nextElementSibling?.textContent}`))
    expect(steps).toEqual([
      'Giá niêm yết = 500.000 ₫',
      'Giảm giá sản phẩm = −50.000 ₫',
      'Mã giảm giá: Giảm 50.000 ₫ (NANG50) = −40.000 ₫',
      'Phí giao hàng = 30.000 ₫',
      'Miễn phí giao hàng = −30.000 ₫',
      'Thanh toán bằng 10 điểm = −10.000 ₫',
    ])
    for (const said of [
      'Tổng cộng400.000 ₫',
      'Bạn tiết kiệm 120.000 ₫',
      'Bạn được cộng 8 điểm khi nhận hàng',
      'bạn được tặng “Giảm 30.000 ₫” cho lần mua sau',
    ])
      expect(pageText()).toContain(said)
  })

  it('leaves the fee open while the address is unknown, and expects none for free delivery', async () => {
    const fee = () => screen.getByText('Phí giao hàng').nextElementSibling
    const shipping = { fee: 0, discount: 0, total: 0, free_from: 200_000, is_known: false }
    await show({ shipping: { ...shipping, missing_for_free: 20_000 } })
    expect(fee()).toHaveTextContent('Tính khi có địa chỉ')
    cleanup()
    await show({ shipping: { ...shipping, missing_for_free: 0 } })
    await waitFor(() => expect(plain(fee()?.textContent ?? null)).toBe('0 ₫ (dự kiến)'))
  })
})

describe('"Thanh toán"', () => {
  it('leads to the shipping step', async () => {
    await show()
    await pay()
    await waitFor(() => expect(push).toHaveBeenCalledWith('/order/shipping'))
  })

  it('asks visitors to sign in where guests may not order', async () => {
    await show({ may_check_out: false })
    await pay()
    await waitFor(() => expect(openNames()).toEqual(['login']))
    expect(getOverlays()[0]?.props).toMatchObject({ next: '/order/shipping', reason: 'needed' })
    expect(push).not.toHaveBeenCalled()
  })

  it('is blocked by a line that cannot be ordered where nothing else is left, and leads to it', async () => {
    const gone = sampleLine({
      id: LINE_B,
      name: 'Phấn má',
      problems: [{ code: 'OUT_OF_STOCK' }],
      max_quantity: 0,
    })
    await show({ lines: [gone] })
    expect(screen.getAllByText('Bạn xem lại Phấn má trước khi thanh toán nhé.')).not.toHaveLength(0)
    await pay()
    await waitFor(() => expect(toastText()).toBe('Bạn xem lại Phấn má trước khi thanh toán nhé.'))
    expect(screen.getByRole('article', { name: 'Phấn má' })).toHaveFocus()
    expect(push).not.toHaveBeenCalled()
  })

  describe('with lines that cannot be ordered beside others', () => {
    const soldOut = sampleLine({
      id: LINE_B,
      name: 'Phấn má',
      problems: [{ code: 'OUT_OF_STOCK' }],
      max_quantity: 0,
    })
    const gone = sampleLine({ id: LINE_C, name: 'Kem nền', problems: [{ code: 'GONE' }], max_quantity: 0 })
    const tooMany = sampleLine({
      quantity: 5,
      problems: [{ code: 'FEWER_LEFT', wanted: 5, left: 3 }],
      max_quantity: 3,
    })
    const dialog = () => screen.findByRole('dialog', { name: 'Vài món chưa đặt được' })

    it.each([
      [[soldOut], 'Phấn má'],
      [[soldOut, gone], 'Phấn má và Kem nền'],
      [[soldOut, gone, tooMany], 'Phấn má, Kem nền và 1 sản phẩm khác'],
    ])('names them all beside the total', async (lines, names) => {
      await show({ lines: [sampleLine({ id: 'other' }), ...lines] })
      expect(pageText()).toContain(`Bạn xem lại ${names} trước khi thanh toán nhé.`)
    })

    it('asks before it goes on, fixes each as said, and goes to checkout (OVL-24)', async () => {
      await show({ lines: [tooMany, soldOut, gone] })
      await pay()
      const items = within(await dialog()).getAllByRole('listitem')
      expect(items.map(({ textContent }) => plain(textContent))).toEqual([
        'Son lì mịn môi Sương HồngChỉ còn 3 sản phẩm.Sẽ giảm còn 3 sản phẩm.',
        'Phấn máSản phẩm đã hết hàng.Sẽ chuyển sang mục để dành mua sau.',
        'Kem nềnSản phẩm này không còn bán nữa.Sẽ bỏ khỏi giỏ.',
      ])
      expect(push).not.toHaveBeenCalled()
      const fixed = sampleBag({ lines: [sampleLine({ quantity: 3 })], saved: [soldOut] })
      answer(`DELETE /lines/${LINE_C}`, () => fixed)
      await userEvent.click(screen.getByRole('button', { name: 'Sửa và thanh toán' }))
      await waitFor(() => expect(push).toHaveBeenCalledWith('/order/shipping'))
      expect(changes()).toEqual([
        { call: `PUT /lines/${LINE_A}`, body: { quantity: 3 } },
        { call: `PUT /lines/${LINE_B}`, body: { is_saved_for_later: true } },
        { call: `DELETE /lines/${LINE_C}`, body: {} },
      ])
      expect(openNames().filter((name) => name === 'cart-confirm')).toEqual([])
    })

    it('leads to the first of them when the shopper wants to look', async () => {
      await show({ lines: [sampleLine(), soldOut] })
      await pay()
      await dialog()
      await userEvent.click(screen.getByRole('button', { name: 'Xem lại giỏ hàng' }))
      await waitFor(() => expect(screen.getByRole('article', { name: 'Phấn má' })).toHaveFocus())
      expect(changes()).toEqual([])
    })

    it('stays with the question, and says why, when a line could not be fixed', async () => {
      await show({ lines: [sampleLine(), soldOut] })
      answer(`PUT /lines/${LINE_B}`, () => failure(503, 'DATABASE_AWAY'))
      await pay()
      await dialog()
      await userEvent.click(screen.getByRole('button', { name: 'Sửa và thanh toán' }))
      await waitFor(() => expect(toastText()).toMatch(/^Chưa lưu được\. Cửa hàng đang gặp trục trặc/))
      expect(openNames()).toEqual(['cart-confirm'])
      expect(push).not.toHaveBeenCalled()
    })
  })

  it('is not blocked by a changed price', async () => {
    await show({
      lines: [sampleLine({ problems: [{ code: 'PRICE_CHANGED', before: 90_000, now: 100_000 }] })],
    })
    await pay()
    await waitFor(() => expect(push).toHaveBeenCalledTimes(1))
  })

  it('finishes pending changes first', async () => {
    const second = sampleLine({ id: LINE_B, name: 'Phấn má' })
    await show({ lines: [sampleLine(), second] })
    await userEvent.click(screen.getByRole('button', { name: 'Thêm một Phấn má' }))
    await userEvent.click(screen.getByRole('button', { name: 'Bỏ Son lì mịn môi Sương Hồng khỏi giỏ' }))
    await pay()
    await waitFor(() => expect(push).toHaveBeenCalledTimes(1))
    const finished = changes().map(({ call }) => call)
    expect(finished.toSorted()).toEqual([`DELETE /lines/${LINE_A}`, `PUT /lines/${LINE_B}`])
  })

  it('stays when a finished change leaves a line that cannot be ordered', async () => {
    await show()
    answer(`PUT /lines/${LINE_A}`, () =>
      sampleBag({
        lines: [sampleLine({ problems: [{ code: 'FEWER_LEFT', wanted: 2, left: 1 }], max_quantity: 1 })],
      }),
    )
    await userEvent.click(screen.getByRole('button', { name: /^Thêm một Son/ }))
    await pay()
    await waitFor(() => expect(openNames()).toEqual(['cart-confirm']))
    expect(push).not.toHaveBeenCalled()
  })
})
