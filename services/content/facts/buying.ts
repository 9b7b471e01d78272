import { EGIFT_MAX_DAYS } from '@/domain/bag/egift'
import { NOTE_LENGTH } from '@/domain/bag/checkout'
import { MAX_LINES, MAX_ORDER_AMOUNT } from '@/domain/bag/limits'
import { FREE_UNITS_MAX } from '@/domain/bag/pricing/offers'
import { BEAUTY_POINT_BASE, POINT_VALUE } from '@/domain/bag/pricing/points'
import {
  EGIFT_HOUR,
  GIFT_CARD_DAYS,
  MAX_LIMIT_ORDER,
  NEXT_PURCHASE_DAYS,
  REFERRAL_POINTS,
  REFUND_DAYS,
  RETURN_DAYS,
  SALE_REMINDER_MINUTES,
} from '@/domain/constants'
import { EGIFT_MESSAGE_LENGTH } from '@/domain/forms/lengths'
import { PROVIDER_MS, TRANSFER_HOURS, VERIFICATION_DAYS } from '@/domain/order/payment/due'
import { COD_LIMIT } from '@/domain/order/payment/payable-methods'
import { PAYMENT_NAMES, type PaymentCode } from '@/domain/order/payment/payment-methods'
import { allPaymentSteps } from '@/domain/order/payment/payment-steps'
import { RETRY_LAST_MS } from '@/domain/order/payment/retry'
import { EXPIRY_NOTICE_DAYS } from '@/domain/loyalty/ledger'
import { KEPT_DAYS } from '@/domain/shop/retention'
import { settings } from '@/settings'
import { dong } from '../../message'
import { methodsOn } from '../../payment'
import { amount, block, bulletList, escapeMarkdown, fact, type Facts } from './fact'

const MINUTE_MS = 60_000
/** Gift cards are good for so many days; a year is said in months. */
const monthsOf = (days: number) => amount(Math.round(days / (365 / 12)), 'tháng')

/** A method's section with its steps: the page that explains all of them. */
const stepsOf = (code: PaymentCode): string[] => [
  `## ${escapeMarkdown(PAYMENT_NAMES[code])} {#${code.replaceAll('_', '-')}}`,
  '',
  ...allPaymentSteps(code).map((step, index) => `${index + 1}. ${escapeMarkdown(step)}`),
  '',
]

/** Rules of bags, orders, payment and points. */
export const buyingFacts = (allowsGuests: boolean): Facts => ({
  guest_checkout: fact(
    allowsGuests
      ? 'Bạn có thể đặt hàng không cần tài khoản: chỉ cần điền người nhận và địa chỉ.'
      : 'Bạn cần đăng nhập để đặt hàng.',
  ),
  guest_bag_days: amount(KEPT_DAYS.visitorBag, 'ngày'),
  max_quantity: amount(MAX_LIMIT_ORDER, 'sản phẩm'),
  max_bag_lines: amount(MAX_LINES, 'dòng'),
  max_order_amount: fact(dong(MAX_ORDER_AMOUNT)),
  order_note_max: amount(NOTE_LENGTH, 'ký tự'),
  bogo_max: amount(FREE_UNITS_MAX, 'sản phẩm'),
  return_days: amount(RETURN_DAYS, 'ngày'),
  refund_days: fact(`${REFUND_DAYS.join('–')} ngày làm việc`),

  payment_methods: bulletList(methodsOn().map((code) => PAYMENT_NAMES[code])),
  payment_steps: block(methodsOn().flatMap(stepsOf)),
  retry_window_minutes: amount(RETRY_LAST_MS / MINUTE_MS, 'phút'),
  transfer_due: amount(TRANSFER_HOURS, 'giờ'),
  transfer_check_days: amount(VERIFICATION_DAYS, 'ngày'),
  provider_due: amount(PROVIDER_MS / MINUTE_MS, 'phút'),
  cod_limit: fact(dong(COD_LIMIT)),

  point_value: fact(dong(POINT_VALUE)),
  points_per_amount: fact(dong(BEAUTY_POINT_BASE)),
  points_min_goods: fact(dong(BEAUTY_POINT_BASE)),
  referral_points: amount(REFERRAL_POINTS, 'điểm'),
  birthday_points: amount(settings.BIRTHDAY_POINTS, 'điểm'),
  points_expire_months: amount(settings.POINTS_EXPIRE_MONTHS, 'tháng'),
  points_notice_days: fact(EXPIRY_NOTICE_DAYS.map((days) => `${days} ngày`).join(' và ')),
  next_purchase_days: amount(NEXT_PURCHASE_DAYS, 'ngày'),

  gift_card_expiry: monthsOf(GIFT_CARD_DAYS),
  egift_max_days: amount(EGIFT_MAX_DAYS, 'ngày'),
  egift_message_max: amount(EGIFT_MESSAGE_LENGTH, 'ký tự'),
  egift_hour: fact(`${EGIFT_HOUR}:00`),
  sale_reminder_ahead: amount(SALE_REMINDER_MINUTES, 'phút'),
})
