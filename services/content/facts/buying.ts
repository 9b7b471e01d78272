import { EGIFT_MAX_DAYS } from '@/domain/bag/egift'
import { NOTE_LENGTH } from '@/domain/bag/checkout'
import { MAX_LINES, MAX_ORDER_AMOUNT } from '@/domain/bag/limits'
import { FREE_UNITS_MAX } from '@/domain/bag/pricing/offers'
import { BEAUTY_POINT_BASE, payWithPoints, POINT_VALUE } from '@/domain/bag/pricing/points'
import {
  EGIFT_HOUR,
  GIFT_CARD_MONTHS,
  MAX_LIMIT_ORDER,
  NEXT_PURCHASE_DAYS,
  REFERRAL_POINTS,
  REFUND_DAYS,
  RETURN_DAYS,
  SALE_REMINDER_MINUTES,
} from '@/domain/constants'
import { EGIFT_MESSAGE_LENGTH } from '@/domain/forms/lengths'
import { EXPIRY_NOTICE_DAYS } from '@/domain/loyalty/ledger'
import { KEPT_DAYS } from '@/domain/shop/retention'
import { settings } from '@/settings'
import { dong } from '../../message'
import { amount, fact, type Facts } from './fact'

/** The share of an order's goods that points may pay, per cent, as the payment counts it. */
function pointShare(): number {
  const goods = 100 * BEAUTY_POINT_BASE
  const { amount: paid } = payWithPoints(goods, { wanted: goods, balance: goods })
  return Math.floor((paid / goods) * 100)
}

/** Rules of bags, orders and points. */
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
  affiliate_least_payout: fact(dong(settings.AFFILIATE_LEAST_PAYOUT)),
  affiliate_account_days: amount(KEPT_DAYS.affiliateAccount, 'ngày'),
  affiliate_click_days: amount(KEPT_DAYS.affiliateClick, 'ngày'),
  refund_days: fact(`${REFUND_DAYS.join('–')} ngày làm việc`),

  point_value: fact(dong(POINT_VALUE)),
  points_per_amount: fact(dong(BEAUTY_POINT_BASE)),
  point_max_share: fact(`${pointShare()}%`),
  points_min_goods: fact(dong(BEAUTY_POINT_BASE)),
  referral_points: amount(REFERRAL_POINTS, 'điểm'),
  referrals_per_month: amount(settings.REFERRALS_PER_MONTH, 'lời mời'),
  birthday_points: amount(settings.BIRTHDAY_POINTS, 'điểm'),
  points_expire_months: amount(settings.POINTS_EXPIRE_MONTHS, 'tháng'),
  points_notice_days: fact(EXPIRY_NOTICE_DAYS.map((days) => `${days} ngày`).join(' và ')),
  next_purchase_days: amount(NEXT_PURCHASE_DAYS, 'ngày'),

  gift_card_expiry: amount(GIFT_CARD_MONTHS, 'tháng'),
  egift_max_days: amount(EGIFT_MAX_DAYS, 'ngày'),
  egift_message_max: amount(EGIFT_MESSAGE_LENGTH, 'ký tự'),
  egift_hour: fact(`${EGIFT_HOUR}:00`),
  sale_reminder_ahead: amount(SALE_REMINDER_MINUTES, 'phút'),
})
