import { useTranslations } from 'next-intl'
import { textTemplate } from '@/lib/text-template'
import type { PriceTexts } from '../card/card'

/** What a screen reader says of prices. Needs the namespace `card`. */
export function usePriceTexts(): PriceTexts {
  const t = useTranslations('card')
  return { price: t('priceToday'), before: t('listPrice'), range: textTemplate(t.raw('priceRange')) }
}
