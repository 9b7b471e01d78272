import type { useTranslations } from 'next-intl'
import type { ReviewCount } from '@/domain/review/review'
import { textTemplate } from '@/lib/text-template'
import { FILTER_KEYS, type FilterKey } from './review-filter'
import type { ReviewToolsProps } from './review-tools'

/** Orders beside the newest first; a sort of the service each. */
const SORTS = ['most-liked', 'highest', 'lowest'] as const

type Translate = ReturnType<typeof useTranslations<'review'>>

/** The number of reviews per chip. */
function countsByKey({
  stars,
  with_images,
  verified_purchase,
  expert_reviewer,
}: ReviewCount): Record<FilterKey, number> {
  return { ...stars, photos: with_images, verified: verified_purchase, expert: expert_reviewer }
}

/** What the reviews of a product can be sorted and narrowed by, by chips and by lists. A choice of one is none. */
export function toolsOf(count: ReviewCount, t: Translate): ReviewToolsProps['tools'] {
  const counts = countsByKey(count)
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
    chips: FILTER_KEYS.flatMap((key) =>
      counts[key] > 0 ? [{ key, label: t(`filter.${key}`), total: counts[key] }] : [],
    ),
    chipsLabel: t('filters'),
    spoken: textTemplate(t.raw('filterSpoken')),
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
