import type { useTranslations } from 'next-intl'
import { textTemplate } from '@/lib/text-template'

export interface FinderTexts {
  search: string
  letters: string
  /** contains {letter} */
  letter: string
  other: string
  none: string
  loading: string
  failed: string
}

/** Texts of the brand search as props: a listing does not load the shop's other texts. */
export const finderTexts = (t: ReturnType<typeof useTranslations<'filters.finder'>>): FinderTexts => ({
  search: t('search'),
  letters: t('letters'),
  letter: textTemplate(t.raw('letter')),
  other: t('other'),
  none: t('none'),
  loading: t('loading'),
  failed: t('failed'),
})
