import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { SortKey } from '@/domain/catalog/listing/sort'
import type { ListingQuery } from '@/domain/catalog/listing/listing-query'
import { formatNumber } from '@/lib/format'
import { FiltersLink } from '../filters/filters-link'
import type { ListingFiltersProps } from '../filters/overlays'
import { SortForm } from './sort-form'

interface ListingBarProps {
  path: string
  query: ListingQuery
  defaultSort: SortKey | undefined
  total: number
  page: number
  pages: number
  /** number of active filters */
  inForce: number
  /** `anchor`: id of the filters on the page, for browsers without JavaScript; null where there are none */
  filters: { anchor: string; sheet: ListingFiltersProps } | null
}

/** Number of products, and the buttons for filters and order. */
export function ListingBar({
  path,
  query,
  defaultSort,
  total,
  page,
  pages,
  inForce,
  filters,
}: ListingBarProps) {
  const t = useTranslations('listing')
  const tFilters = useTranslations('filters')
  return (
    <div className="mb-6 flex min-h-15 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-y border-line py-2 text-sm">
      <div className="flex grow items-baseline justify-between gap-4 text-muted tablet:grow-0 tablet:justify-start">
        <p role="status">{t('count', { count: formatNumber(total) })}</p>
        {pages > 1 && <p>{t('pageOf', { page: formatNumber(page), pages: formatNumber(pages) })}</p>}
      </div>
      <div className="flex w-full min-w-0 items-center justify-between gap-2 tablet:w-auto">
        {filters && (
          <FiltersLink
            sheet={filters.sheet}
            href={`#${filters.anchor}`}
            className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-line-strong px-4 text-sm font-semibold hover:border-ink desktop:hidden"
          >
            <Icon name="sliders-horizontal" />
            {inForce > 0 ? tFilters('openWith', { count: formatNumber(inForce) }) : tFilters('open')}
          </FiltersLink>
        )}
        <SortForm path={path} query={query} defaultSort={defaultSort} />
      </div>
    </div>
  )
}
