/**
 * The 14 payment codes (PAY-01). Those of Indonesia live on in the order history and are never offered (DEC-20).
 * `cod`: cash to the carrier; `transfer`: the buyer sends money to an account; `online`: a provider answers at once;
 * `voucher`: a slip paid at a counter.
 */
export type PaymentKind = 'cod' | 'transfer' | 'online' | 'voucher'

export const PAYMENT_METHODS = {
  cash_on_delivery: { kind: 'cod', is_offered: true },
  bank_transfer: { kind: 'transfer', is_offered: true },
  vnpay: { kind: 'online', is_offered: true },
  momo: { kind: 'online', is_offered: true },
  zalopay: { kind: 'online', is_offered: true },
  onepay: { kind: 'online', is_offered: true },
  shopeepay: { kind: 'online', is_offered: true },
  credit_debit_card: { kind: 'online', is_offered: true },
  ovo: { kind: 'online', is_offered: false },
  gopay: { kind: 'online', is_offered: false },
  cimb_clicks: { kind: 'online', is_offered: false },
  bca_virtual_account: { kind: 'transfer', is_offered: false },
  permata_virtual_account: { kind: 'transfer', is_offered: false },
  indomaret: { kind: 'voucher', is_offered: false },
} as const satisfies Record<string, { kind: PaymentKind; is_offered: boolean }>
export type PaymentCode = keyof typeof PAYMENT_METHODS

export const isPaymentCode = (code: string): code is PaymentCode => Object.hasOwn(PAYMENT_METHODS, code)

export const PAYMENT_CODES = Object.keys(PAYMENT_METHODS).filter(isPaymentCode)

/** Methods checkout may offer, in this order. */
export const OFFERED_PAYMENT_CODES = PAYMENT_CODES.filter((code) => PAYMENT_METHODS[code].is_offered)

/** The kind of a code; null for an unknown one. */
export const paymentKindOf = (code: string): PaymentKind | null =>
  isPaymentCode(code) ? PAYMENT_METHODS[code].kind : null

/** Methods with a how-to-pay button, and with a day to pay (ORD-40, PAY-11; "the listed methods" of the due time are these). */
export const HOW_TO_PAY_METHODS: readonly string[] = [
  'bank_transfer',
  'cimb_clicks',
  'bca_virtual_account',
  'permata_virtual_account',
  'indomaret',
] satisfies PaymentCode[]

/** Names of the methods, as checkout, history and mails show them. */
export const PAYMENT_NAMES: Readonly<Record<PaymentCode, string>> = {
  cash_on_delivery: 'Thanh toán khi nhận hàng (COD)',
  bank_transfer: 'Chuyển khoản ngân hàng',
  vnpay: 'VNPAY',
  momo: 'Ví MoMo',
  zalopay: 'ZaloPay',
  onepay: 'OnePay',
  shopeepay: 'ShopeePay',
  credit_debit_card: 'Thẻ tín dụng hoặc ghi nợ',
  ovo: 'Ví OVO',
  gopay: 'Ví GoPay',
  cimb_clicks: 'CIMB Clicks',
  bca_virtual_account: 'Tài khoản ảo BCA',
  permata_virtual_account: 'Tài khoản ảo Permata',
  indomaret: 'Tại cửa hàng Indomaret',
}

/** The name of a code; an unknown one keeps its received name. */
export const paymentNameOf = (code: string, given = code): string =>
  isPaymentCode(code) ? PAYMENT_NAMES[code] : given

/** Path of a method's picture; null for an unknown code. */
export const paymentLogoOf = (code: string): string | null =>
  isPaymentCode(code) ? `/payment/${code}.svg` : null
