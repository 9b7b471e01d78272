import type { useTranslations } from 'next-intl'

export interface PriceTexts {
  min: string
  max: string
  minHandle: string
  maxHandle: string
  noMax: string
  apply: string
}

/** Texts of the price field as props: on a listing it is drawn in the browser without the shop's other texts. */
export const priceTexts = (t: ReturnType<typeof useTranslations<'filters.price'>>): PriceTexts => ({
  min: t('min'),
  max: t('max'),
  minHandle: t('minHandle'),
  maxHandle: t('maxHandle'),
  noMax: t('noMax'),
  apply: t('apply'),
})
