import type { Benefit, BenefitKind } from '@/domain/loyalty/levels'
import { dong } from '../../message'

const WORDS: Readonly<Record<BenefitKind, (value: number) => string>> = {
  multiplier: (value) => `Tích điểm gấp ${(value / 100).toLocaleString('vi-VN')} lần`,
  free_delivery: (value) =>
    value === 0
      ? 'Miễn phí giao hàng tiêu chuẩn cho mọi đơn'
      : `Miễn phí giao hàng tiêu chuẩn từ ${dong(value)} tiền hàng`,
  early_sale: (value) => `Mua flash sale sớm hơn đến ${value} giờ`,
  birthday: (value) => `Thêm ${value.toLocaleString('vi-VN')} điểm vào quà sinh nhật`,
}

/** A benefit in the words of mails and help articles. */
export const benefitWords = ({ kind, value }: Benefit): string => WORDS[kind](value)
