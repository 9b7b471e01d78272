import type { useTranslations } from 'next-intl'

export interface PriceTexts {
  min: string
  max: string
  minHandle: string
  maxHandle: string
  noMax: string
  /** of a text that is no amount */
  unreadable: string
  apply: string
}

/** Texts of the price field as props: a listing does not load the shop's other texts. */
export const priceTexts = (t: ReturnType<typeof useTranslations<'filters.price'>>): PriceTexts => ({
  min: t('min'),
  max: t('max'),
  minHandle: t('minHandle'),
  maxHandle: t('maxHandle'),
  noMax: t('noMax'),
  unreadable: t('unreadable'),
  apply: t('apply'),
})
