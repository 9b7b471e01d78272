import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { BagView } from '@/components/bag/page/bag-view'
import { lineElementId } from '@/components/bag/line/line-id'
import { hasUnsentQuantities } from '@/components/bag/line/quantities'
import { dismissToast } from '@/components/toasts/toast'
import { undoToast } from '@/components/toasts/undo'
import { egiftDays } from '@/domain/bag/egift'
import type { LineProblem } from '@/domain/bag/line-problem'
import type { Bag } from '@/domain/bag/view'
import { failure, success, toastText } from '../as-member'
import { hidePagesLeftBehind } from '../left-behind'
import { answer, cart, changes, overlay, pageText, plain, renderBagShop, sees, useBagShop } from './bag-shop'
import { LINE_A, LINE_B, LINE_C, sampleBag, sampleLine } from './sample-bag'
import { packMember, sampleProduct } from './sample-product'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/order' }))

useBagShop(
  'visitor',
  http.get('*/api/catalog/v3/products/:id', () =>
    success(sampleProduct({ pack_detail: [packMember(91, 'Gương', '70')] })),
  ),
  http.get('*/api/catalog/v3/products', () => success([])),
)

hidePagesLeftBehind()

const NAME = 'Son lì mịn môi Sương Hồng'
const second = () => sampleLine({ id: LINE_B, product_id: 13, combination_id: '50', name: 'Phấn má' })
const both = () => sampleBag({ lines: [sampleLine(), second()] })

async function show(bag: Partial<Bag> = {}) {
  cart.bag = sampleBag(bag)
  renderBagShop(<BagView />)
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Đang tải giỏ hàng…' })).toBeNull())
}
const line = (name = NAME) => screen.queryByRole('article', { name })
const quantity = (name = NAME) => screen.getByRole('textbox', { name: `Số lượng ${name}` })
const inAWeek = egiftDays(new Date(Date.now() + 7 * 86_400_000)).first
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const ENTRY = 'nang_removed_product'
const kept = () => window.localStorage.getItem(ENTRY)
const CART = sampleBag().cart_id
/** An entry of another page, whose chance to be undone ends so many ms from now. */
const keep = (ms: number, cart_id = CART) =>
  window.localStorage.setItem(
    ENTRY,
    JSON.stringify([{ id: LINE_A, cart_id, expires_at: Date.now() + ms }, 'nothing of ours', 5]),
  )

describe('a line', () => {
  it('shows its name as a link, and the list price struck through', async () => {
    await show({
      lines: [sampleLine({ quantity: 2, variant: 'Hồng trà', unit_price: 80_000, list_price: 100_000 })],
    })
    const shown = within(line()!)
    expect(shown.getByRole('link', { name: NAME })).toHaveAttribute(
      'href',
      '/son-moi/12-son-li?combination=40',
    )
    expect(shown.getByText('Son Mận')).toBeInTheDocument()
    expect(shown.getByText('Hồng trà')).toBeInTheDocument()
    expect(plain(line()!.querySelector('s')!.textContent)).toBe('Giá niêm yết 200.000 ₫')
    expect(pageText()).toContain('160.000 ₫')
    expect(pageText()).toContain('80.000 ₫ mỗi sản phẩm')
  })

  it('shows the details of pre-orders, sets and gift cards', async () => {
    await show({
      lines: [
        sampleLine({ is_pre_order: true, ships_at: '2026-12-24T00:00:00.000Z' }),
        sampleLine({
          id: LINE_B,
          name: 'Bộ quà',
          bundle_saving: 30_000,
          pack_detail: [{ ...sampleLine({ name: 'Son nhỏ', variant: 'Đỏ' }), quantity: 2 }],
          egift: {
            sender_name: 'Minh An',
            recipient_name: 'Thu Hà',
            recipient_email: 'ha@example.com',
            message: 'Sinh nhật vui nhé',
            delivery_date: '2026-12-25',
          },
        }),
      ],
    })
    for (const said of [
      'Đặt trước, giao từ 24/12',
      '2 × Son nhỏ (Đỏ)',
      'Mua cả bộ tiết kiệm 30.000 ₫',
      'Từ Minh An gửi Thu Hà (ha@example.com)',
      '“Sinh nhật vui nhé”',
      'Gửi ngày 25/12/2026',
    ])
      expect(pageText()).toContain(said)
    await press('Sửa người nhận và lời nhắn của Bộ quà')
    const form = within(await overlay('Gửi thẻ quà tặng'))
    expect(form.getByLabelText('Tên người nhận')).toHaveValue('Thu Hà')
    await userEvent.clear(form.getByLabelText('Tên người nhận'))
    await userEvent.type(form.getByLabelText('Tên người nhận'), 'Hà')
    // The day it was to go out may have passed: today is the first that can be chosen.
    const date = form.getByLabelText('Ngày gửi')
    await userEvent.clear(date)
    await userEvent.type(date, inAWeek)
    await userEvent.click(form.getByRole('button', { name: /Lưu thay đổi/ }))
    await waitFor(() =>
      expect(changes()).toEqual([
        {
          call: `PUT /lines/${LINE_B}`,
          body: { egift: expect.objectContaining({ recipient_name: 'Hà', delivery_date: inAWeek }) },
        },
      ]),
    )
  })

  it('can be changed to another variant', async () => {
    await show({ lines: [sampleLine({ combination_id: '41', variant: 'Hồng trà' })] })
    await press(`Đổi loại của ${NAME}`)
    const dialog = within(await overlay('Đổi loại'))
    await userEvent.click(await dialog.findByRole('radio', { name: 'Cam cháy' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Đổi loại này' }))
    await waitFor(() =>
      expect(changes()).toEqual([{ call: `PUT /lines/${LINE_A}`, body: { combination_id: '42' } }]),
    )
  })

  it('of a pack without choices says so', async () => {
    await show({ lines: [sampleLine({ classification: 'product_pack' })] })
    await press(`Đổi loại của ${NAME}`)
    await waitFor(() => expect(toastText()).toBe('Các món trong bộ này chỉ có một loại.'))
  })
})

it('has the price in one place, with a list price and without', async () => {
  for (const list_price of [100_000, 180_000]) {
    const line = sampleLine({ unit_price: 100_000, list_price })
    await show({ lines: [line] })
    const article = screen.getByRole('article', { name: line.name })
    const price = within(article).getByText(/^100\.000/)
    const quantity = within(article).getByRole('button', { name: /^Thêm một/ })
    expect(price.compareDocumentPosition(quantity) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    // Nothing that may be missing comes before it in its own block.
    expect(price.parentElement?.firstElementChild).toBe(price)
    cleanup()
  }
})

describe('the quantity', () => {
  it('shows at once and is sent once, after a pause', async () => {
    await show()
    answer(`PUT /lines/${LINE_A}`, (body) => sampleBag({ lines: [sampleLine({ quantity: body.quantity })] }))
    await press(`Thêm một ${NAME}`)
    await press(`Thêm một ${NAME}`)
    await press(`Thêm một ${NAME}`)
    expect(quantity()).toHaveValue('4')
    expect(changes()).toEqual([])
    await waitFor(() => expect(changes()).toEqual([{ call: `PUT /lines/${LINE_A}`, body: { quantity: 4 } }]))
    await sees('400.000 ₫')
  })

  it('is reverted with a message when the server refuses it', async () => {
    await show({ lines: [sampleLine({ quantity: 2 })] })
    answer(`PUT /lines/${LINE_A}`, () =>
      failure(400, 'MAX_LIMIT_ORDER', 'x', { problem: { code: 'MAX_LIMIT_ORDER', limit: 20, allowed: 2 } }),
    )
    await press(`Thêm một ${NAME}`)
    expect(quantity()).toHaveValue('3')
    await waitFor(() => expect(toastText()).toBe('Sản phẩm đã đạt số lượng tối đa được mua'))
    await waitFor(() => expect(quantity()).toHaveValue('2'))
  })

  it('of a line that another tab has removed shows the bag as it is now', async () => {
    await show({ lines: [sampleLine({ quantity: 2 }), sampleLine({ id: LINE_B, name: 'Kem nền' })] })
    answer(`PUT /lines/${LINE_A}`, () => {
      cart.bag = sampleBag({ lines: [sampleLine({ id: LINE_B, name: 'Kem nền' })] })
      return failure(404, 'NOT_FOUND')
    })
    await press(`Thêm một ${NAME}`)
    await waitFor(() => expect(line()).toBeNull())
    expect(screen.getByRole('article', { name: 'Kem nền' })).toBeInTheDocument()
    expect(toastText()).toBe('Giỏ hàng đã thay đổi ở nơi khác. Đây là giỏ mới nhất của bạn.')
  })

  it('can be typed, up to the maximum', async () => {
    await show({ lines: [sampleLine({ max_quantity: 7 })] })
    await userEvent.clear(quantity())
    await userEvent.type(quantity(), '9{Enter}')
    expect(quantity()).toHaveValue('7')
    await waitFor(() => expect(changes()).toEqual([{ call: `PUT /lines/${LINE_A}`, body: { quantity: 7 } }]))
  })

  it('stops at one and at the maximum', async () => {
    await show({ lines: [sampleLine({ quantity: 1, max_quantity: 1 })] })
    for (const name of [`Bớt một ${NAME}`, `Thêm một ${NAME}`]) {
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
      await press(name)
    }
    expect(quantity()).toHaveValue('1')
  })

  // CRT-05
  it.each([
    [
      20,
      '25',
      { code: 'MAX_LIMIT_ORDER', limit: 20, allowed: 20 },
      'Sản phẩm đã đạt số lượng tối đa được mua',
    ],
    [7, '9', { code: 'FEWER_LEFT', wanted: 1, left: 7 }, 'Chỉ còn 7 sản phẩm.'],
    [
      5,
      '6',
      { code: 'DAILY_LIMIT_PRODUCT', limit: 5, bought: 0, allowed: 5, product: NAME },
      `Mỗi ngày bạn được mua tối đa 5 sản phẩm ${NAME}.`,
    ],
  ] as const)(
    'says why no more than %i can be had, until it fits again',
    async (max_quantity, typed, max_reason, why) => {
      await show({ lines: [sampleLine({ max_quantity, max_reason })] })
      const said = () => screen.queryAllByRole('status').map(({ textContent }) => textContent)
      expect(said()).not.toContain(why)
      await userEvent.clear(quantity())
      await userEvent.type(quantity(), `${typed}{Enter}`)
      expect(said()).toContain(why)
      await press(`Bớt một ${NAME}`)
      expect(said()).not.toContain(why)
      await press(`Thêm một ${NAME}`)
      await press(`Thêm một ${NAME}`)
      expect(said()).toContain(why)
      await waitFor(() => expect(hasUnsentQuantities()).toBe(false))
    },
  )

  it('of one line does not disturb another’s', async () => {
    await show({ lines: both().lines })
    await press(`Thêm một ${NAME}`)
    await press('Thêm một Phấn má')
    expect([quantity(), quantity('Phấn má')].map((field) => (field as HTMLInputElement).value)).toEqual([
      '2',
      '2',
    ])
    await waitFor(() => expect(changes()).toHaveLength(2))
  })
})

describe('a removed line', () => {
  const remove = () => press(`Bỏ ${NAME} khỏi giỏ`)

  it('disappears at once, is stored, and is restored by HOÀN TÁC without a call (CRT-12, TST-02 to TST-04)', async () => {
    await show({ lines: both().lines })
    await remove()
    expect(line()).toBeNull()
    expect(toastText()).toBe(`Đã bỏ ${NAME} khỏi giỏ.`)
    expect(JSON.parse(kept() ?? '')).toMatchObject([{ id: LINE_A, cart_id: CART }])
    act(undoToast)
    expect(line()).toBeInTheDocument()
    expect(kept()).toBeNull()
    expect(changes()).toEqual([])
  })

  it('can be undone in its place, where the focus is', async () => {
    await show({ lines: both().lines })
    await remove()
    const inBag = screen.getByRole('region', { name: 'Sản phẩm trong giỏ' })
    const undo = within(inBag).getByRole('button', { name: 'HOÀN TÁC' })
    expect(undo).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(line()).toBeInTheDocument()
    expect(changes()).toEqual([])
  })

  it('is removed for good when undo is over, and the focus moves to the next', async () => {
    await show({ lines: both().lines })
    answer(`DELETE /lines/${LINE_A}`, () => sampleBag({ lines: [second()] }))
    await remove()
    act(dismissToast)
    await waitFor(() => expect(changes()).toEqual([{ call: `DELETE /lines/${LINE_A}`, body: {} }]))
    await waitFor(() => expect(kept()).toBeNull())
    expect(line()).toBeNull()
    expect(line('Phấn má')).toHaveFocus()
  })

  it('moves the focus to the bag on show, none left behind', async () => {
    cart.bag = both()
    renderBagShop(
      <>
        <div hidden id={lineElementId(LINE_B)} tabIndex={-1} />
        <BagView />
      </>,
    )
    await screen.findByRole('article', { name: NAME })
    answer(`DELETE /lines/${LINE_A}`, () => sampleBag({ lines: [second()] }))
    await remove()
    act(dismissToast)
    await waitFor(() => expect(line('Phấn má')).toHaveFocus())
  })

  it('is restored with a message when that fails', async () => {
    await show()
    answer(`DELETE /lines/${LINE_A}`, () => failure(500, 'INTERNAL_ERROR'))
    await remove()
    act(dismissToast)
    await waitFor(() => expect(toastText()).toContain('Chưa lưu được thay đổi'))
    expect(line()).toBeInTheDocument()
  })

  it('left over by a previous page is removed before the bag is shown', async () => {
    keep(-1)
    answer(`DELETE /lines/${LINE_A}`, () => sampleBag({ lines: [second()] }))
    await show({ lines: both().lines })
    expect(cart.calls.map(({ call }) => call)).toEqual(['GET', `DELETE /lines/${LINE_A}`])
    expect(line()).toBeNull()
    expect(line('Phấn má')).toBeInTheDocument()
    expect(kept()).toBeNull()
  })

  it('that another tab can still undo is not removed', async () => {
    keep(3_000)
    await show({ lines: both().lines })
    expect(changes()).toEqual([])
    expect(kept()).toContain(LINE_A)
  })

  it('of another bag is ignored', async () => {
    keep(-1, '00000000-0000-4000-8000-0000000000cb')
    await show({ lines: both().lines })
    expect(changes()).toEqual([])
    expect(line()).toBeInTheDocument()
  })

  it('removed by another tab in the meantime is added again by HOÀN TÁC', async () => {
    await show({ lines: [sampleLine({ quantity: 3 }), second()] })
    answer('POST /lines', () => {
      cart.bag = sampleBag({ lines: [second(), sampleLine({ id: LINE_C, quantity: 3 })] })
      return success({ bag: cart.bag, line_id: LINE_C })
    })
    await remove()
    cart.bag = sampleBag({ lines: [second()] })
    act(undoToast)
    await waitFor(() =>
      expect(changes()).toEqual([
        { call: 'POST /lines', body: { product_id: 12, combination_id: '40', quantity: 3 } },
      ]),
    )
    await waitFor(() => expect(line()).toBeInTheDocument())
    expect(quantity()).toHaveValue('3')
  })

  it('that was the last one leaves the focus on the empty state', async () => {
    await show()
    answer(`DELETE /lines/${LINE_A}`, () => sampleBag({ lines: [] }))
    await remove()
    act(dismissToast)
    const title = await screen.findByRole('heading', { name: 'Giỏ hàng của bạn đang trống' })
    await waitFor(() => expect(title).toHaveFocus())
  })
})

describe('the message of a gift card', () => {
  const egift = {
    sender_name: 'Minh An',
    recipient_name: 'Thu Hà',
    recipient_email: 'ha@example.com',
    message: 'Sinh nhật vui nhé',
    delivery_date: egiftDays(new Date()).first,
  }
  const open = async () => {
    await press(`Sửa người nhận và lời nhắn của ${NAME}`)
    return within(await overlay('Gửi thẻ quà tặng'))
  }

  it('is kept when the form is closed by mistake', async () => {
    await show({ lines: [sampleLine({ egift })] })
    const form = await open()
    await userEvent.type(form.getByLabelText('Lời nhắn'), ' Yêu bạn')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await open()).getByLabelText('Lời nhắn')).toHaveValue('Sinh nhật vui nhé Yêu bạn')
  })

  it('is sent within a year', async () => {
    await show({ lines: [sampleLine({ egift })] })
    const form = await open()
    const { first, last } = egiftDays(new Date())
    const day = form.getByLabelText('Ngày gửi')
    expect(day).toHaveAttribute('min', first)
    expect(day).toHaveAttribute('max', last)
    expect(day).toHaveAccessibleDescription(/Từ hôm nay đến/)
    fireEvent.change(day, { target: { value: '2099-01-01' } })
    await userEvent.click(form.getByRole('button', { name: /Lưu thay đổi/ }))
    await waitFor(() => expect(day).toHaveAccessibleDescription(/trong vòng 365 ngày/))
    expect(changes()).toEqual([])
  })
})

describe('a line saved for later', () => {
  it('moves to the list below, and back (BUY-17)', async () => {
    await show({ lines: both().lines })
    answer(`PUT /lines/${LINE_A}`, (body) =>
      body.is_saved_for_later ? sampleBag({ lines: [second()], saved: [sampleLine()] }) : both(),
    )
    await press(`Để dành ${NAME} mua sau`)
    const saved = await screen.findByRole('region', { name: 'Để dành mua sau (1)' })
    expect(within(saved).getByRole('article', { name: NAME })).toHaveFocus()
    await press(`Chuyển ${NAME} lại vào giỏ`)
    await waitFor(() => expect(screen.queryByRole('region', { name: /Để dành/ })).toBeNull())
    expect(changes().map(({ body }) => body)).toEqual([
      { is_saved_for_later: true },
      { is_saved_for_later: false },
    ])
  })

  it('can be removed there too', async () => {
    await show({ lines: [second()], saved: [sampleLine()] })
    await press(`Bỏ ${NAME} khỏi giỏ`)
    act(dismissToast)
    await waitFor(() => expect(changes()).toEqual([{ call: `DELETE /lines/${LINE_A}`, body: {} }]))
  })
})

describe('a line with a problem', () => {
  const withProblem = (problem: LineProblem, max_quantity: number) =>
    show({ lines: [sampleLine({ quantity: 5, problems: [problem], max_quantity })] })

  it.each<[LineProblem, number, string, string]>([
    [{ code: 'FEWER_LEFT', wanted: 5, left: 3 }, 3, 'Chỉ còn 3 sản phẩm.', 'Giảm còn 3'],
    [
      { code: 'MAX_LIMIT_ORDER', limit: 20, allowed: 4 },
      4,
      'Sản phẩm đã đạt số lượng tối đa được mua',
      'Giảm còn 4',
    ],
    [
      { code: 'DAILY_LIMIT_PRODUCT', limit: 2, bought: 1, allowed: 1, product: 'Son lì' },
      1,
      'Mỗi ngày bạn được mua tối đa 2 sản phẩm Son lì. Hôm nay bạn đã mua 1.',
      'Giảm còn 1',
    ],
    [
      { code: 'DAILY_LIMIT_BRAND', limit: 3, bought: 0, allowed: 3, brand: 'Son Mận' },
      3,
      'Mỗi ngày bạn được mua tối đa 3 sản phẩm của thương hiệu Son Mận.',
      'Giảm còn 3',
    ],
  ])('%o (BUY-02)', async (problem, most, said, mend) => {
    await withProblem(problem, most)
    expect(pageText()).toContain(said)
    await press(mend)
    await waitFor(() =>
      expect(changes()).toEqual([{ call: `PUT /lines/${LINE_A}`, body: { quantity: most } }]),
    )
  })

  it('can be removed when its product is discontinued', async () => {
    await withProblem({ code: 'GONE' }, 0)
    expect(pageText()).toContain('Sản phẩm này không còn bán nữa.')
    expect(screen.queryByRole('textbox', { name: /Số lượng/ })).toBeNull()
    expect(screen.getAllByRole('button', { name: /Để dành|Bỏ/ })).toHaveLength(1)
    await press(`Bỏ ${NAME} khỏi giỏ`)
    expect(line()).toBeNull()
  })

  it.each<[LineProblem, string]>([
    [{ code: 'OUT_OF_STOCK' }, 'Sản phẩm đã hết hàng.'],
    [{ code: 'FEWER_LEFT', wanted: 5, left: 0 }, 'Số còn lại đã có trong giỏ của bạn.'],
  ])('can be saved for later when its product may return: %o', async (problem, said) => {
    await withProblem(problem, 0)
    expect(pageText()).toContain(said)
    expect(screen.getAllByRole('button', { name: /Để dành|Bỏ/ })).toHaveLength(2)
    await press(`Để dành ${NAME} mua sau`)
    await waitFor(() =>
      expect(changes()).toEqual([{ call: `PUT /lines/${LINE_A}`, body: { is_saved_for_later: true } }]),
    )
  })

  it.each<[string, LineProblem, boolean]>([
    ['is sold out', { code: 'OUT_OF_STOCK' }, false],
    ['is discontinued', { code: 'GONE' }, false],
    ['has fewer pieces left', { code: 'FEWER_LEFT', wanted: 5, left: 3 }, true],
    ['has another price', { code: 'PRICE_CHANGED', before: 1, now: 2 }, true],
  ])('says whether its price is part of the total when it %s (BUY-02)', async (_, problem, isPart) => {
    await show({ lines: [sampleLine({ list_price: 120_000, problems: [problem], max_quantity: 0 })] })
    expect(pageText().includes('Chưa tính vào tổng')).toBe(!isPart)
    expect(screen.queryByText('Giá niêm yết', { selector: 's *' }) !== null).toBe(isPart)
  })

  it('shows a changed price, which blocks nothing (BUY-02)', async () => {
    await withProblem({ code: 'PRICE_CHANGED', before: 90_000, now: 100_000 }, 20)
    expect(pageText()).toContain('Giá đổi từ 90.000 ₫ thành 100.000 ₫.')
    expect(screen.queryByRole('button', { name: /Giảm còn/ })).toBeNull()
  })
})
