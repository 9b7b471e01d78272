import { egift } from '@/services/order/templates/egift'
import { orderDelivered } from '@/services/order/templates/order-delivered'
import { orderPaid } from '@/services/order/templates/order-paid'
import { orderReadyToPickup } from '@/services/order/templates/order-ready-to-pickup'
import { orderShipped } from '@/services/order/templates/order-shipped'
import { orderCancelled } from '@/services/order/templates/order-cancelled'
import { orderPlaced } from '@/services/order/templates/order-placed'
import { surplusReceived } from '@/services/order/templates/surplus-received'
import { surplusReturned } from '@/services/order/templates/surplus-returned'
import { CANCELLATION_REASONS } from '@/domain/order/cancellation'
import type { SurplusCause } from '@/domain/order/payment/surplus'
import type { Message } from '@/services/message'

beforeAll(() => {
  // The link to a recipient's choices at a mail's foot is signed.
  process.env.SESSION_SECRET = 'for tests, thirty-two characters long'
})

const HOSTILE = `<img src=x onerror="alert('1')">&amp;`

const goods = (name = 'Son lì 3CE') => [
  { name, variant: 'Đỏ gạch, 3 g', quantity: 2, total: 398_000, is_free: false, is_pre_order: false },
  { name: 'Túi đựng', variant: '', quantity: 1, total: 0, is_free: true, is_pre_order: false },
]
const about = (text?: string) => ({
  name: text ?? 'Nguyễn Thị Hoa',
  reference: 'NG260716A38J8',
  link: 'https://nang.vn/my-orders?order=1&x="><script>',
  goods: goods(text),
})
const reviewable = (name = 'Son lì 3CE') => [
  { name, variant: 'Đỏ gạch, 3 g', picture: '/media/a.webp', path: '/son-moi/7-son-li?review=1' },
]
const store = { name: 'Nàng Nguyễn Huệ', address: '125 Nguyễn Huệ', phone: '1900 0108' }

const placed = (changes: object = {}, text?: string): Message =>
  orderPlaced({
    channel: 'email',
    recipient: 'a',
    values: {
      ...about(text),
      ...{ subtotal: 398_000, discount: 40_000, shipping_fee: 30_000, shipping_discount: 0 },
      ...{ points_amount: 20_000, total: 368_000 },
      payment_name: 'Chuyển khoản ngân hàng',
      how: 'transfer',
      address: [
        text ?? 'Nguyễn Thị Hoa',
        '+84 912345678',
        '12 Lê Lợi',
        'Phường Sài Gòn, Thành phố Hồ Chí Minh',
      ],
      store: null,
      estimate: { from: '2026-11-22', to: '2026-11-24' },
      transfer: {
        accounts: [{ bank: 'Vietcombank', branch: 'Hà Nội', number: '0000000001', holder: 'CONG TY NANG' }],
        content: 'NG260716A38J8',
        due_at: new Date('2026-11-22T09:05:00Z'),
      },
      ...changes,
    },
  })

const cancelled = (changes: object = {}, text?: string): Message =>
  orderCancelled({
    channel: 'email',
    recipient: 'a',
    values: {
      ...about(text),
      kind: 'cancelled',
      reason: 'out_of_stock',
      retry: null,
      note: text ?? null,
      given_back: { points: 20, has_vouchers: true, money: 368_000 },
      ...changes,
    },
  })

const surplus = (
  template: typeof surplusReceived,
  { text, cause = 'ended' }: { text?: string | undefined; cause?: SurplusCause } = {},
): Message => {
  const { goods: _goods, ...order } = about(text)
  const values = { ...order, amount: 189_000, payment_name: text ?? 'VNPAY', cause }
  return template({ channel: 'email', recipient: 'a', values })
}

const each = (text?: string): Message[] => [
  placed({}, text),
  cancelled({}, text),
  orderPaid({
    channel: 'email',
    recipient: 'a',
    values: { ...about(text), total: 368_000, payment_name: text ?? 'Ví MoMo' },
  }),
  orderShipped({
    channel: 'email',
    recipient: 'a',
    values: {
      ...about(text),
      ...{ carrier_name: 'Giao Hàng Nhanh', tracking_code: text ?? 'Z82BS' },
      ...{ tracking_url: 'https://donhang.ghn.vn/?order_code=Z82BS', latest_day: '2026-11-24', cod: 368_000 },
    },
  }),
  orderReadyToPickup({
    channel: 'email',
    recipient: 'a',
    values: { ...about(text), store: { ...store, name: text ?? store.name }, cod: 0 },
  }),
  orderDelivered({
    channel: 'email',
    recipient: 'a',
    values: { ...about(text), reviewable: reviewable(text), earned_points: 7, vouchers: 1 },
  }),
  surplus(surplusReceived, { text }),
  surplus(surplusReturned, { text }),
  egift({
    channel: 'email',
    recipient: 'a',
    values: {
      ...{ recipient_name: text ?? 'Lan', sender_name: text ?? 'Hoa', message: text ?? 'Mừng sinh nhật' },
      ...{ code: 'QUAABCDEFGHJKLM', amount: 500_000, ends_at: new Date('2027-11-21T00:00:00Z') },
    },
  }),
]

it.each(each(HOSTILE))('$template: markup in a value stays text (BUY-19)', (message) => {
  const { html, text } = message.write()
  expect(html).not.toMatch(/<img src=x|<script|onerror="/)
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;')
  expect(text).toContain(HOSTILE)
})

it.each(each())(
  '$template: one layout, the order named in the subject, the same words without markup',
  (message) => {
    const { subject, html, text } = message.write()
    expect(subject).toContain(message.template === 'egift' ? 'thẻ quà tặng' : 'NG260716A38J8')
    expect(html).toMatch(/^<!doctype html>/)
    expect(html).not.toMatch(/undefined|\[object|NaN/)
    expect(text).not.toMatch(/undefined|\[object|NaN|<p|<td/)
    expect(text).not.toContain('tài khoản Nàng của bạn')
  },
)

it('lists goods, sums and how a transfer is paid', () => {
  const { html, text } = placed().write()
  for (const said of [
    '2 x Son lì 3CE (Đỏ gạch, 3 g): 398.000',
    '1 x Túi đựng (Quà tặng): Miễn phí',
    'Tạm tính: 398.000',
    'Giảm giá: -40.000',
    'Phí giao hàng: 30.000',
    'Thanh toán bằng điểm: -20.000',
    'Tổng cộng: 368.000',
    'Số tài khoản: 0000000001',
    'Nội dung: NG260716A38J8',
    'trước 16:05 ngày 22/11/2026',
    'Dự kiến giao hàng: 22/11/2026 - 24/11/2026.',
    'Phường Sài Gòn, Thành phố Hồ Chí Minh',
  ])
    expect(text).toContain(said)
  expect(text).not.toContain('Giảm phí giao hàng')
  for (const said of ['Son lì 3CE', 'Miễn phí', '0000000001', '22/11/2026']) expect(html).toContain(said)
})

it('says where and when it is fetched, and that delivery is free', () => {
  const { text } = placed({
    store,
    address: null,
    transfer: null,
    how: 'cod',
    shipping_fee: 0,
    estimate: { from: '2026-11-22', to: '2026-11-22' },
  }).write()
  expect(text).toContain('Nhận tại cửa hàng\nNàng Nguyễn Huệ\n125 Nguyễn Huệ')
  expect(text).toContain('Dự kiến sẵn sàng: 22/11/2026.')
  expect(text).toContain('Phí giao hàng: Miễn phí')
  expect(text).not.toContain('Số tài khoản')
})

it('says what comes back when an order ends, and nothing where nothing does', () => {
  expect(cancelled().write().text).toMatch(/368\.000\s₫ sẽ được hoàn về/)
  expect(cancelled({ kind: 'refunded' }).write().text).toMatch(/368\.000\s₫ đã được hoàn về/)
  const nothing = { points: 0, has_vouchers: false, money: 0 }
  const { text } = cancelled({ kind: 'expired', reason: 'payment_expired', given_back: nothing }).write()
  expect(text).toContain('chưa nhận được thanh toán đúng hạn')
  expect(text).not.toContain('Hoàn lại cho bạn')
  expect(text).not.toContain('Lý do')
})

it('leads from a failed payment to paying again, as long as that can be done', () => {
  const failed = { kind: 'payment_failed', reason: 'payment_failed' }
  const retry = { until: new Date('2026-11-21T02:24:00Z'), link: 'https://nang.example/order/failed/1' }
  const open = cancelled({ ...failed, retry }).write()
  expect(open.subject).toContain('thanh toán chưa thành công')
  expect(open.text).toContain('trước 09:24 ngày 21/11/2026')
  expect(open.text).toContain('https://nang.example/order/failed/1')
  const over = cancelled(failed).write().text
  expect(over).not.toContain('Thanh toán lại')
  expect(over).toContain('không thanh toán lại được nữa')
})

it('names the day of a payment that can be made again after midnight', () => {
  const { text } = cancelled({
    kind: 'payment_failed',
    reason: 'payment_failed',
    // The mail is written on 21/11 in Vietnam.
    retry: { until: new Date('2026-11-21T17:12:00Z'), link: 'https://nang.example/order/failed/1' },
  }).write()
  expect(text).toContain('trước 00:12 ngày 22/11/2026')
  expect(text).not.toContain('hôm nay')
})

it.each(Object.values(CANCELLATION_REASONS).flat())(
  'has a sentence, or a silence, for the reason %s',
  (reason) => {
    expect(cancelled({ reason }).write().text).not.toContain('undefined')
  },
)

it('invites members to review, and guests not', () => {
  const delivered = (is_member: boolean): Message =>
    orderDelivered({
      channel: 'email',
      recipient: 'a',
      values: {
        ...about(),
        reviewable: is_member ? reviewable() : [],
        earned_points: is_member ? 7 : 0,
        vouchers: 0,
      },
    })
  expect(delivered(true).write().text).toContain('đánh giá sản phẩm')
  expect(delivered(true).write().text).toContain('7 điểm thưởng')
  expect(delivered(true).write().text).toMatch(/Viết đánh giá: https?:\/\/.+\/son-moi\/7-son-li\?review=1/)
  expect(delivered(false).write().text).not.toContain('đánh giá sản phẩm')
  expect(delivered(false).write().text).not.toContain('điểm thưởng')
})

it.each([
  ['ended', /khi đơn hàng NG260716A38J8 đã kết thúc/],
  ['twice', /NG260716A38J8 đã được thanh toán trước đó/],
  ['amount', /khác với số tiền của đơn hàng NG260716A38J8/],
] as const)('says what was received for an order that had %s, and when it is back', (cause, why) => {
  const { subject, text } = surplus(surplusReceived, { cause }).write()
  expect(subject).toMatch(/hoàn lại 189\.000\s₫/)
  expect(text).toMatch(why)
  expect(text).toMatch(/189\.000\s₫ qua VNPAY/)
  expect(text).toContain('thường trong 3–7 ngày làm việc')
})

it('says that it went back', () => {
  const { subject, text } = surplus(surplusReturned).write()
  expect(subject).toMatch(/^Đã hoàn 189\.000\s₫/)
  expect(text).toContain('đã được hoàn về nguồn tiền bạn đã trả')
})
