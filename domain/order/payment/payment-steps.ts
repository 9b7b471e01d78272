import { PAYMENT_METHODS, PAYMENT_NAMES, type PaymentCode } from './payment-methods'

/** What a waiting order asks for, as it is shown. */
interface ToPay {
  amount: string
  reference: string
}

const sum = (order?: ToPay) => (order ? `số tiền ${order.amount}` : 'số tiền')
const reference = (order?: ToPay) => (order ? `mã đơn hàng ${order.reference}` : 'mã đơn hàng')

const atProvider = (name: string) => [
  `Bạn được chuyển đến ${name}.`,
  'Kiểm tra số tiền và xác nhận.',
  'Trả xong, bạn quay lại trang đơn hàng. Nếu trang còn ghi đang chờ kết quả, bạn bấm “Kiểm tra lại”.',
]

const online = (code: PaymentCode) => () => atProvider(PAYMENT_NAMES[code])

const virtualAccount = (where: string) => (order?: ToPay) => [
  where,
  `Nhập số tài khoản ảo của ${order ? `đơn ${order.reference}` : 'đơn hàng'}.`,
  `Kiểm tra ${sum(order)} rồi xác nhận.`,
  'Đơn được xác nhận ngay sau khi giao dịch thành công.',
]

const STEPS: Readonly<Record<PaymentCode, (order?: ToPay) => readonly string[]>> = {
  cash_on_delivery: () => [
    'Chúng mình có thể gọi xác nhận đơn trước khi gửi hàng.',
    'Bạn chuẩn bị sẵn tiền mặt: số tiền có trong thư xác nhận và trong chi tiết đơn.',
    'Bạn kiểm tra gói hàng còn nguyên vẹn rồi hãy trả tiền.',
  ],
  bank_transfer: (order) => [
    'Mở ứng dụng ngân hàng và quét mã VietQR trên trang đơn hàng, hoặc sao chép số tài khoản.',
    `Kiểm tra ${sum(order)} và nội dung ${order ? order.reference : 'là mã đơn hàng'}.`,
    'Xác nhận chuyển khoản trong ứng dụng.',
    'Bấm “Tôi đã chuyển khoản”, kèm ảnh biên lai nếu có.',
  ],
  vnpay: online('vnpay'),
  momo: online('momo'),
  zalopay: online('zalopay'),
  onepay: online('onepay'),
  shopeepay: online('shopeepay'),
  credit_debit_card: () => [
    'Bạn được chuyển đến trang thanh toán bảo mật để nhập thông tin thẻ.',
    'Ngân hàng có thể gửi mã xác thực 3-D Secure đến điện thoại của bạn.',
    'Trả xong, bạn quay lại trang đơn hàng. Chúng mình không thấy và không lưu số thẻ của bạn.',
  ],
  ovo: online('ovo'),
  gopay: online('gopay'),
  cimb_clicks: (order) => [
    'Đăng nhập CIMB Clicks và chọn Pay Bills (thanh toán hóa đơn).',
    `Nhập ${reference(order)}.`,
    `Kiểm tra ${sum(order)}, rồi nhập mã xác thực của ngân hàng.`,
    'Giữ lại biên nhận cho đến khi đơn được xác nhận.',
  ],
  bca_virtual_account: virtualAccount(
    'Ở máy ATM, m-BCA hoặc KlikBCA, chọn Transfer, rồi BCA Virtual Account.',
  ),
  permata_virtual_account: virtualAccount(
    'Ở máy ATM hoặc PermataMobile, chọn Pembayaran (thanh toán), rồi Virtual Account.',
  ),
  indomaret: (order) => [
    'Đến quầy Indomaret gần nhất trước giờ hết hạn.',
    `Đưa ${reference(order)} cho thu ngân.`,
    `Trả ${order ? order.amount : 'đủ số tiền'} bằng tiền mặt tại quầy.`,
    'Giữ lại biên lai cho đến khi đơn được xác nhận.',
  ],
}

/** How to pay by a method once the order is placed, step by step: of this order, or of any. */
export const paymentSteps = (code: PaymentCode, order?: ToPay): readonly string[] => STEPS[code](order)

const chosen = (name: string) => `Ở bước “Thanh toán”, chọn ${name} rồi bấm “Đặt hàng”.`
const RETRY = 'Chưa trả được? Đơn vẫn được giữ: mở đơn và bấm “THỬ LẠI”.'

/** All steps, from the choice at checkout on. */
export const allPaymentSteps = (code: PaymentCode): readonly string[] => [
  chosen(`“${PAYMENT_NAMES[code]}”`),
  ...paymentSteps(code),
  ...(PAYMENT_METHODS[code].kind === 'online' ? [RETRY] : []),
]

/** The same for any wallet or gateway. */
export const walletSteps = (): readonly string[] => [
  chosen('ví hoặc cổng thanh toán'),
  ...atProvider('trang hoặc ứng dụng của ví, cổng đó'),
  RETRY,
]
