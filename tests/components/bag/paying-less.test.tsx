import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { BagView } from '@/components/bag/page/bag-view'
import { getOverlays } from '@/components/overlays/store'
import type { VoucherRefusal } from '@/domain/bag/pricing/vouchers'
import type { Bag, VoucherChoice } from '@/domain/bag/view'
import { showAnswer } from '@/lib/client/answers/answer-store'
import { MEMBER_KEY } from '@/lib/client/member/member-key'
import { failure, member, openNames, signIn, success, toastText } from '../as-member'
import { answer, cart, changes, overlay, pageText, plain, renderBagShop, useBagShop } from './bag-shop'
import { sampleBag, sampleChoice, sampleLine, sampleVoucher } from './sample-bag'

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/order' }))

useBagShop(
  'member',
  http.get('*/api/account/feature-toggles', () => success([{ feature_name: 'otp_sms', isToggleOn: true }])),
)

async function show(bag: Partial<Bag> = {}) {
  cart.bag = sampleBag({ is_member: true, ...bag })
  renderBagShop(<BagView />)
  await screen.findByRole('textbox', { name: 'Nhập mã giảm giá' })
}
const field = () => screen.getByRole('textbox', { name: 'Nhập mã giảm giá' })
const enter = async (code: string) => {
  await userEvent.type(field(), code)
  await userEvent.click(screen.getByRole('button', { name: 'Áp dụng' }))
}
const withVoucher = () =>
  sampleBag({ is_member: true, vouchers: { applied: [sampleVoucher()], refused: [], promised: [] } })
const refused = (reason: VoucherRefusal) => ({
  applied: [],
  refused: [{ ...sampleVoucher(), reason }],
  promised: [],
})

describe('a code', () => {
  it('is applied in capitals, is listed with its discount, and can be removed', async () => {
    await show()
    answer('POST /vouchers', withVoucher)
    answer('DELETE /vouchers/NANG50', () => sampleBag({ is_member: true }))
    await enter(' nang50 ')
    await waitFor(() => expect(toastText()).toBe('Đã áp dụng mã NANG50.'))
    expect(changes()).toEqual([{ call: 'POST /vouchers', body: { code: 'NANG50' } }])
    expect(field()).toHaveValue('')
    expect(pageText()).toContain('NANG50Giảm 50.000 ₫')
    await userEvent.click(screen.getByRole('button', { name: 'Bỏ mã NANG50' }))
    await waitFor(() => expect(screen.queryByText('NANG50')).toBeNull())
    expect(screen.getByRole('heading', { name: 'Mã giảm giá và ưu đãi' })).toHaveFocus()
  })

  it.each([{ code: 'OF_TOMORROW' }, { code: 'NOT_STARTED' }, undefined])(
    'refused for a reason the shop has no words for is refused all the same: %o',
    async (reason) => {
      await show()
      answer('POST /vouchers', () => failure(422, 'VOUCHER_REFUSED', 'x', { reason }))
      await enter('NANG50')
      await waitFor(() =>
        expect(field()).toHaveAccessibleDescription('Mã này hiện chưa dùng được cho giỏ hàng của bạn.'),
      )
    },
  )

  it('of a member without a number asks for one, and is used after it', async () => {
    await signIn({ ...member, phone_no: null, phone_no_e164: null })
    showAnswer(MEMBER_KEY, { ...member, phone_no: null })
    await show()
    let isVerified = false
    answer('POST /vouchers', () => (isVerified ? withVoucher() : failure(403, 'PHONE_UNVERIFIED')))
    await enter('NANG50')
    await waitFor(() => expect(openNames()).toEqual(['change-phone']))
    const opened = getOverlays()[0]!.props as { onDone: () => void }
    isVerified = true
    act(opened.onDone)
    await waitFor(() => expect(toastText()).toBe('Đã áp dụng mã NANG50.'))
    await signIn(member)
  })

  it('has to be typed', async () => {
    await show()
    await userEvent.click(screen.getByRole('button', { name: 'Áp dụng' }))
    expect(field()).toHaveAccessibleDescription('Bạn nhập mã trước nhé')
    expect(changes()).toEqual([])
  })

  it('that is unknown stays in the field, with the reason', async () => {
    await show()
    answer('POST /vouchers', () => failure(404, 'VOUCHER_UNKNOWN'))
    await enter('nang5O')
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/Mã này không tồn tại/))
    expect(field()).toHaveValue('nang5O')
    expect(field()).toHaveFocus()
  })

  it.each<[VoucherRefusal, string]>([
    [{ code: 'NOT_YOURS' }, 'Mã này dành riêng cho tài khoản khác.'],
    [{ code: 'NOT_STARTED', starts_at: '2026-12-24T00:00:00Z' }, 'Mã này dùng được từ ngày 24/12/2026.'],
    [{ code: 'EXPIRED', ended_at: '2026-10-01T00:00:00Z' }, 'Mã này đã hết hạn ngày 01/10/2026.'],
    [{ code: 'USED_UP' }, 'Mã này đã được dùng hết lượt.'],
    [{ code: 'USED_ALREADY' }, 'Bạn đã dùng mã này rồi.'],
    [{ code: 'MEMBER_ONLY' }, 'Mã này dành cho thành viên. Bạn đăng nhập rồi dùng nhé.'],
  ])('that no larger order allows is refused with its reason: %o', async (reason, said) => {
    await show()
    answer('POST /vouchers', () => failure(422, 'VOUCHER_REFUSED', 'x', { reason }))
    await enter('NANG50')
    await waitFor(() => expect(field()).toHaveAccessibleDescription(said))
    expect(field()).toHaveValue('NANG50')
  })

  it.each<[VoucherRefusal, string]>([
    [{ code: 'MIN_AMOUNT', min: 300_000, missing: 200_000 }, 'Mua thêm 200.000 ₫ để dùng được mã này.'],
    [{ code: 'MIN_COUNT', min: 3, missing: 2 }, 'Mua thêm 2 sản phẩm để dùng được mã này.'],
    [
      { code: 'BRANDS', brands: ['Mộc An', 'Sương'] },
      'Mua sản phẩm của Mộc An hoặc Sương để dùng được mã này.',
    ],
    [
      { code: 'BRANDS', brands: ['Mộc An'], min_amount: 299_000, total_products: 2 },
      'Mua từ 299.000 ₫ sản phẩm của Mộc An để dùng được mã này.',
    ],
    [
      { code: 'CATEGORIES', categories: ['Son'], total_products: 2 },
      'Mua từ 2 sản phẩm thuộc Son để dùng được mã này.',
    ],
    [{ code: 'CATEGORIES', categories: ['Son'] }, 'Mua sản phẩm thuộc Son để dùng được mã này.'],
    [
      { code: 'PRODUCTS', products: ['A', 'B', 'C', 'D'] },
      'Mua A, B, C hoặc 1 lựa chọn khác để dùng được mã này.',
    ],
    [
      { code: 'SCOPE', brands: ['Sương'], categories: [], products: ['A'] },
      'Mua A hoặc Sương để dùng được mã này.',
    ],
    [{ code: 'NO_GOODS' }, 'Mua sản phẩm bất kỳ để dùng được mã này.'],
    [
      { code: 'PAYMENT_METHOD', methods: ['momo', 'vnpay'] },
      'Mã này dùng khi thanh toán bằng MoMo hoặc VNPAY.',
    ],
    [{ code: 'NOT_STACKABLE', applied: 'v2' }, 'Mã này không dùng chung với ưu đãi đang áp dụng.'],
    [{ code: 'GIFT_GONE' }, 'Quà của mã này đã được tặng hết.'],
    [{ code: 'GIFT_ALREADY_GIVEN' }, 'Bạn đã có quà này trong giỏ.'],
    [{ code: 'NO_SHIPPING_YET' }, 'Mã giảm phí giao hàng được tính khi có địa chỉ.'],
    [{ code: 'NO_BENEFIT' }, 'Mã này không giảm thêm cho giỏ hàng hiện tại.'],
  ])(
    'that a larger order allows is kept, with the reason it does not apply yet: %o',
    async (reason, said) => {
      await show()
      answer('POST /vouchers', () => sampleBag({ is_member: true, vouchers: refused(reason) }))
      await enter('NANG50')
      await waitFor(() => expect(plain(toastText())).toBe(`Mã NANG50 đã lưu, chưa được trừ. ${said}`))
      expect(pageText()).toContain(`NANG50Giảm 50.000 ₫${said}`)
      expect(screen.getByRole('button', { name: 'Bỏ mã NANG50' })).toBeInTheDocument()
    },
  )

  it('shows the time to wait after too many attempts', async () => {
    await show()
    answer('POST /vouchers', () => failure(429, 'TOO_MANY_REQUESTS', 'x', { retry_after: 600 }))
    await enter('A')
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/thử lại sau 10 phút/))
  })

  it('for members alone offers visitors to sign in', async () => {
    await signIn(null)
    await show({ is_member: false, vouchers: refused({ code: 'MEMBER_ONLY' }) })
    await userEvent.click(screen.getAllByRole('button', { name: 'Đăng nhập để dùng' })[0]!)
    expect(openNames()).toEqual(['login'])
  })

  it('that needs a verified phone asks for the code, and is used after it (CRT-11)', async () => {
    await show()
    answer('POST /vouchers', () => failure(403, 'PHONE_UNVERIFIED'))
    await enter('NANG50')
    await waitFor(() => expect(openNames()).toEqual(['otp-verification']))
    const opened = getOverlays()[0]!.props
    expect(opened).toMatchObject({
      scope: 'verification',
      phone: { phone_no: '912345678', phone_code: '+84' },
    })
    expect(toastText()).toBe('Bạn xác thực số điện thoại trước nhé.')
    answer('POST /vouchers', withVoucher)
    if ('onDone' in opened) (opened.onDone as () => void)()
    await waitFor(() => expect(pageText()).toContain('Giảm 50.000 ₫'))
    expect(changes()).toHaveLength(2)
  })
})

describe('the list of vouchers', () => {
  const open = async (choices: VoucherChoice[]) => {
    await show()
    answer('GET /vouchers', () => success(choices))
    await userEvent.click(screen.getByRole('button', { name: 'Chọn từ ưu đãi của bạn' }))
    return within(await overlay('Ưu đãi của bạn'))
  }

  it('shows each discount, or why it does not apply, and applies and removes one', async () => {
    const list = await open([
      sampleChoice(),
      sampleChoice({
        voucher_id: 'v2',
        code: 'LON',
        name: 'Giảm 100.000 ₫',
        amount: 0,
        reason: { code: 'MIN_AMOUNT', min: 500_000, missing: 400_000 },
      }),
      sampleChoice({
        voucher_id: 'v3',
        code: null,
        name: 'Freeship',
        is_auto_applied: true,
        is_chosen: true,
      }),
    ])
    const items = await list.findAllByRole('listitem')
    expect(items.map(({ textContent }) => plain(textContent))).toEqual([
      expect.stringContaining('Giảm 50.000 ₫'),
      expect.stringContaining('Tự động áp dụng'),
      expect.stringContaining('Mua thêm 400.000 ₫ để dùng được mã này.'),
    ])
    expect(items[0]).toHaveTextContent('Đến hết 31/12/2026')
    // What cannot count has a reason and no button.
    expect(list.queryByRole('button', { name: 'Áp dụng mã LON' })).not.toBeInTheDocument()
    answer('POST /vouchers', withVoucher)
    answer('GET /vouchers', () => success([sampleChoice({ is_chosen: true })]))
    await userEvent.click(list.getByRole('button', { name: 'Áp dụng mã NANG50' }))
    await userEvent.click(await list.findByRole('button', { name: 'Bỏ mã NANG50' }))
    await waitFor(() =>
      expect(changes().map(({ call }) => call)).toEqual(['POST /vouchers', 'DELETE /vouchers/NANG50']),
    )
  })

  it('marks the best, and keeps selectable what the checkout decides and what is chosen', async () => {
    const list = await open([
      sampleChoice({ is_best: true }),
      sampleChoice({
        ...{ voucher_id: 'v2', code: 'MOMO30', amount: 0 },
        reason: { code: 'PAYMENT_METHOD', methods: ['momo'] },
      }),
      sampleChoice({
        ...{ voucher_id: 'v3', code: 'CU', amount: 0, is_chosen: true },
        reason: { code: 'MIN_COUNT', min: 3, missing: 1 },
      }),
      sampleChoice({ voucher_id: 'v4', code: 'HOIVIEN', amount: 0, reason: { code: 'MEMBER_ONLY' } }),
    ])
    const [best, ...others] = await list.findAllByRole('listitem')
    expect(best).toHaveTextContent('Tốt nhất cho giỏ này')
    for (const other of others) expect(other).not.toHaveTextContent('Tốt nhất')
    expect(list.getByRole('button', { name: 'Áp dụng mã MOMO30' })).toBeInTheDocument()
    expect(list.getByRole('button', { name: 'Bỏ mã CU' })).toBeInTheDocument()
    const unusable = within(list.getByRole('region', { name: 'Chưa dùng được cho giỏ này' }))
    expect(unusable.getAllByRole('listitem')).toHaveLength(1)
    expect(unusable.queryByRole('button', { name: /mã HOIVIEN/ })).not.toBeInTheDocument()
    expect(unusable.getByRole('button', { name: 'Đăng nhập để dùng' })).toBeInTheDocument()
  })

  it('shows why one is refused', async () => {
    const list = await open([sampleChoice()])
    answer('POST /vouchers', () => failure(422, 'VOUCHER_REFUSED', 'x', { reason: { code: 'USED_UP' } }))
    await userEvent.click(await list.findByRole('button', { name: 'Áp dụng mã NANG50' }))
    await waitFor(() => expect(toastText()).toBe('Mã này đã được dùng hết lượt.'))
  })

  it('shows all details of one', async () => {
    const list = await open([sampleChoice()])
    await userEvent.click(await list.findByRole('button', { name: 'Chi tiết ưu đãi Giảm 50.000 ₫' }))
    const info = await overlay('Giảm 50.000 ₫')
    expect(plain(info.textContent)).toContain('Giảm 50.000 ₫ cho đơn từ 300.000 ₫.')
    expect(info).toHaveTextContent('NANG50')
    expect(info).toHaveTextContent('31/12/2026')
  })

  it('says when there is none, and when loading failed', async () => {
    const list = await open([])
    expect(await list.findByText('Hiện chưa có ưu đãi nào cho giỏ hàng này.')).toBeInTheDocument()
  })

  it('tries again after a failure', async () => {
    await show()
    answer('GET /vouchers', () => failure(500, 'INTERNAL_ERROR'))
    await userEvent.click(screen.getByRole('button', { name: 'Chọn từ ưu đãi của bạn' }))
    const list = within(await overlay('Ưu đãi của bạn'))
    const again = await list.findByRole('button', { name: 'Thử lại' })
    answer('GET /vouchers', () => success([sampleChoice()]))
    await userEvent.click(again)
    expect(await list.findByRole('listitem')).toBeInTheDocument()
  })
})

describe('points', () => {
  const points = (used = 0, usable = 80) => ({
    is_offered: true,
    balance: 120,
    usable,
    wanted: used,
    used,
    amount: used * 1_000,
  })
  const withPoints = (used: number) => sampleBag({ is_member: true, points: points(used) })
  const slider = () => screen.getByRole('slider', { name: 'Số điểm muốn dùng' })

  it('are not shown where they cannot be used', async () => {
    await show()
    expect(pageText()).not.toContain('Dùng điểm thưởng')
  })

  it('are set by the slider, sent once after a pause', async () => {
    await show({ points: points() })
    await waitFor(() => expect(pageText()).toContain('Bạn có 120 điểm, mỗi điểm trị giá 1.000 ₫.'))
    answer('PUT /points', ({ points: wanted }) => withPoints(wanted))
    for (const value of ['10', '20', '30']) fireEvent.change(slider(), { target: { value } })
    expect(pageText()).toContain('Dùng 30 điểm, giảm 30.000 ₫')
    await waitFor(() => expect(changes()).toEqual([{ call: 'PUT /points', body: { points: 30 } }]))
    expect(slider()).toHaveValue('30')
  })

  it('are used fully by one press, and not at all by another', async () => {
    await show({ points: points() })
    answer('PUT /points', ({ points: wanted }) => withPoints(wanted))
    await userEvent.click(screen.getByRole('button', { name: 'Dùng tối đa 80 điểm' }))
    await waitFor(() => expect(changes()).toHaveLength(1))
    await userEvent.click(await screen.findByRole('button', { name: 'Không dùng điểm' }))
    await waitFor(() => expect(changes().map(({ body }) => body)).toEqual([{ points: 80 }, { points: 0 }]))
    expect(slider()).toHaveValue('0')
  })

  it('are reverted with a message when the server refuses them', async () => {
    await show({ points: points(10) })
    answer('PUT /points', () => failure(403, 'POINTS_OFF', 'Điểm tạm thời chưa dùng được'))
    fireEvent.change(slider(), { target: { value: '50' } })
    await waitFor(() => expect(toastText()).toBe('Điểm tạm thời chưa dùng được'))
    await waitFor(() => expect(slider()).toHaveValue('10'))
  })

  it('that need a verified phone ask for it (CRT-11)', async () => {
    await show({ points: points() })
    answer('PUT /points', () => failure(403, 'PHONE_UNVERIFIED'))
    await userEvent.click(screen.getByRole('button', { name: 'Dùng tối đa 80 điểm' }))
    await waitFor(() => expect(openNames()).toEqual(['otp-verification']))
  })

  it('show what a bag too small for them lacks', async () => {
    await show({ lines: [sampleLine({ unit_price: 40_000 })], points: points(0, 0) })
    expect(screen.queryByRole('slider')).toBeNull()
    expect(pageText()).toContain('Điểm dùng được cho đơn có tiền hàng từ 50.000 ₫.')
  })
})
