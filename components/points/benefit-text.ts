import type { useTranslations } from 'next-intl'
import type { Benefit } from '@/domain/loyalty/levels'
import { formatMoney, formatNumber } from '@/lib/format'

type Texts = ReturnType<typeof useTranslations<'points.levels'>>

/** 125 (per cent) → '1,25'. */
export const factorText = (percent: number): string => String(percent / 100).replace('.', ',')

/** What a level brings, in words. */
export function benefitText(t: Texts, { kind, value }: Benefit): string {
  switch (kind) {
    case 'multiplier':
      return t('benefits.multiplier', { factor: factorText(value) })
    case 'free_delivery':
      return value === 0
        ? t('benefits.free_delivery_all')
        : t('benefits.free_delivery', { amount: formatMoney(value) })
    case 'early_sale':
      return t('benefits.early_sale', { hours: formatNumber(value) })
    case 'birthday':
      return t('benefits.birthday', { points: formatNumber(value) })
  }
}
