import type { useTranslations } from 'next-intl'

export interface FinderTexts {
  search: string
  letters: string
  /** with {letter} */
  letter: string
  other: string
  none: string
  loading: string
  failed: string
}

/** Texts of the brand search as props: on a listing it is drawn in the browser without the shop's other texts. */
export const finderTexts = (t: ReturnType<typeof useTranslations<'filters.finder'>>): FinderTexts => ({
  search: t('search'),
  letters: t('letters'),
  letter: String(t.raw('letter')),
  other: t('other'),
  none: t('none'),
  loading: t('loading'),
  failed: t('failed'),
})
