import type { useTranslations } from 'next-intl'
import type { ReviewCount } from '@/domain/review/review'
import { SORTS } from './review-filter'
import type { ReviewToolsProps } from './review-tools'

type Translate = ReturnType<typeof useTranslations<'review'>>

/** What the reviews of a product can be sorted and narrowed by, beside the chips. A choice of one is none. */
export function toolsOf(count: ReviewCount, t: Translate): ReviewToolsProps['tools'] {
  const narrow = [
    {
      name: 'skin' as const,
      label: t('skin'),
      options: count.skin_types.map(({ name, total }) => ({ text: name, total })),
    },
    {
      name: 'hair' as const,
      label: t('hair'),
      options: count.hair_types.map(({ name, total }) => ({ text: name, total })),
    },
    {
      name: 'combination' as const,
      label: t('combination'),
      options: count.combinations.map(({ id, name, total }) => ({ value: id, text: name, total })),
    },
  ].filter(({ options }) => options.length > 1)
  return {
    label: t('tools'),
    search: t('search'),
    searchNow: t('searchNow'),
    selects: [
      {
        name: 'sort',
        label: t('sort.label'),
        first: t('sort.newest'),
        options: SORTS.map((sort) => ({ value: sort, text: t(`sort.${sort}`) })),
      },
      ...narrow.map((select) => ({ ...select, first: select.label })),
    ],
  }
}
