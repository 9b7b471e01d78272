'use client'

import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { ListingQuery } from '@/domain/catalog/listing/listing-query'
import { formatNumber } from '@/lib/format'
import { finderTexts } from './finder-texts'
import { useBrandSearch } from '../brands/use-brand-search'
import { BrandSearchBox } from '../brands/brand-search-box'
import type { FacetGroup, FacetOption } from './facets/facet-options'
import { Flag } from './flag'
import { PriceField } from './price/price-field'
import { priceTexts } from './price/price-texts'

type Choose = (change: Partial<ListingQuery>) => void

interface SheetGroupProps {
  group: FacetGroup
  query: ListingQuery
  /** open initially, as are groups with a choice */
  isFirst: boolean
  onChoose: Choose
}

/** One facet in the filter sheet. */
export function SheetGroup({ group: { kind, options }, query, isFirst, onChoose }: SheetGroupProps) {
  const t = useTranslations('filters')
  const hasChoice = kind === 'prices' ? query.prices !== null : options.some(({ isChosen }) => isChosen)
  return (
    <details open={isFirst || hasChoice || undefined} className="group/facet border-b border-line">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
        <h3>{t(kind)}</h3>
        <Icon name="chevron-down" className="transition-transform group-open/facet:rotate-180" />
      </summary>
      <div className="pb-4">
        {kind === 'prices' && (
          <div className="grid gap-3">
            <Prices query={query} onChoose={onChoose} />
          </div>
        )}
        {kind === 'brands' && <Brands options={options} onChoose={onChoose} />}
        {kind !== 'prices' && kind !== 'brands' && <Options options={options} onChoose={onChoose} />}
      </div>
    </details>
  )
}

function Prices({ query, onChoose }: { query: ListingQuery; onChoose: Choose }) {
  const texts = priceTexts(useTranslations('filters.price'))
  return (
    <PriceField
      value={query.prices ?? { min: 0, max: null }}
      onChange={(prices) => onChoose({ prices: prices.min === 0 && prices.max === null ? null : prices })}
      texts={texts}
    />
  )
}

function Brands({ options, onChoose }: { options: readonly FacetOption[]; onChoose: Choose }) {
  const texts = finderTexts(useTranslations('filters.finder'))
  const search = useBrandSearch(options)
  return (
    <>
      <BrandSearchBox search={search} texts={texts} />
      <Options options={search.isSearching ? search.found : options} onChoose={onChoose} />
      <p role="status" className="text-sm text-muted">
        {search.isSearching && search.found.length === 0 && texts.none}
      </p>
    </>
  )
}

const INDENTS = ['', 'pl-5', 'pl-10'] as const

function Options({ options, onChoose }: { options: readonly FacetOption[]; onChoose: Choose }) {
  return (
    <ul>
      {options.map(({ key, name, total, isChosen, change, depth, country }) => (
        <li key={key} className={INDENTS[Math.min(depth, 2)]}>
          <button
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChoose(change)}
            className="group/option flex min-h-11 w-full items-center gap-3 text-left aria-pressed:font-semibold"
          >
            <span
              aria-hidden
              className="grid size-5 shrink-0 place-items-center rounded-sm border border-line-strong text-paper group-aria-pressed/option:border-accent group-aria-pressed/option:bg-accent"
            >
              <Icon name="check" size={14} className="stroke-2" />
            </span>
            {country && <Flag country={country} />}
            <span className="min-w-0 grow">{name}</span>
            {total !== null && (
              <span className="text-sm font-normal text-muted tabular-nums">{formatNumber(total)}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
