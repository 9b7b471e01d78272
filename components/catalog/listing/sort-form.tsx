import { useTranslations } from 'next-intl'
import { SORT_KEYS, type SortKey } from '@/domain/catalog/listing/sort'
import { changed, type ListingQuery } from '@/domain/catalog/listing/listing-query'
import { QueryFields } from '../filters/query-fields'
import { SortSelect } from './sort-select'

interface SortFormProps {
  path: string
  query: ListingQuery
  /** the default order; unless given, available goods first, then by sales (LST-16) */
  defaultSort: SortKey | undefined
}

/** The order of a listing: a plain form, submitted on change where there is JavaScript. */
export function SortForm({ path, query, defaultSort }: SortFormProps) {
  const t = useTranslations('filters.sort')
  const others = SORT_KEYS.filter((key) => key !== defaultSort)
  const extra = query.sort === 'sale' && defaultSort !== 'sale' ? (['sale'] as const) : []
  const chosen = query.sort === null || query.sort === defaultSort ? '' : query.sort
  return (
    <form method="get" action={path} className="flex min-w-0 items-center gap-2">
      <QueryFields query={changed(query, { sort: null })} />
      <SortSelect
        key={chosen}
        label={t('label')}
        chosen={chosen}
        choices={[
          { value: '', name: t(defaultSort ?? 'default') },
          ...[...others, ...extra].map((value) => ({ value, name: t(value) })),
        ]}
      />
      <noscript>
        <button
          type="submit"
          className="min-h-11 rounded-full border border-line-strong px-4 text-sm font-semibold"
        >
          {t('submit')}
        </button>
      </noscript>
    </form>
  )
}
