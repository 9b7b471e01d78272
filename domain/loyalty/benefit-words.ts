import type { Benefit, BenefitKind } from './levels'

const dong = (amount: number): string =>
  amount.toLocaleString('vi-VN', { style: 'currency', currency: 'VND' })

/** 125 (per cent) → '1,25'. */
export const factorText = (percent: number): string => (percent / 100).toLocaleString('vi-VN')

const WORDS: Readonly<Record<BenefitKind, (value: number) => string>> = {
  multiplier: (value) => `Điểm mua hàng nhân ${factorText(value)}`,
  free_delivery: (value) =>
    value === 0
      ? 'Miễn phí giao hàng tiêu chuẩn cho mọi đơn'
      : `Miễn phí giao hàng tiêu chuẩn cho đơn từ ${dong(value)}`,
  early_sale: (value) => `Mua trước giờ mở bán đến ${value} giờ ở một số đợt sale`,
  birthday: (value) => `Thêm ${value.toLocaleString('vi-VN')} điểm quà sinh nhật`,
}

/** What a level brings, in the words of screens, mails and help articles alike. */
export const benefitWords = ({ kind, value }: Benefit): string => WORDS[kind](value)

/** What a level brings that brings no more than membership itself. */
export const BASE_BENEFITS = 'Tích điểm, dùng điểm và đổi phần thưởng'
