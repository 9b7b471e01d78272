'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { closeOverlay } from '@/components/overlays/store'
import { useNavigate } from '@/components/overlays/use-navigate'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import {
  changed,
  cleared,
  countFilters,
  filterType,
  listingPath,
  type ListingQuery,
} from '@/domain/catalog/listing/listing-query'
import { priceBounds } from '@/domain/catalog/listing/listing-values'
import { scoped } from '@/domain/catalog/listing/listing-scope'
import { withInstruction } from '@/lib/client/failure'
import { formatNumber } from '@/lib/format'
import { useFacetLabels } from './facets/facet-labels'
import { facetGroups } from './facets/facet-options'
import { facetsCall } from './facets/facets-call'
import { listingFiltersOverlay, type ListingFiltersProps } from './overlays'
import { SheetGroup } from './sheet-group'
import { useLiveFacets } from '../listing/use-live-facets'

/** Counts are exact up to this number. */
const COUNTED_TO = 10_000

/** While typing, the bounds may be reversed: the rules of LST-19 to LST-21 decide what applies. */
const settledQuery = (query: ListingQuery): ListingQuery => ({
  ...query,
  prices: query.prices && priceBounds(query.prices.min, query.prices.max),
})

/** The filters on a phone, applied together; the button shows the number of matching products. */
export default function FilterSheet({ path, query, scope, hidden, hash }: ListingFiltersProps) {
  const t = useTranslations('filters')
  const labels = useFacetLabels()
  const go = useNavigate()
  const [chosen, setChosen] = useState(query)
  const { facets, isCounting, hasFailed, error, retry } = useLiveFacets(
    facetsCall(scoped(scope, settledQuery(chosen))),
    chosen.brands,
  )

  const choose = (change: Partial<ListingQuery>) => setChosen((before) => changed(before, change))
  const show = () => {
    const wanted = settledQuery(chosen)
    if (filterType(query, wanted) === 'none') closeOverlay(listingFiltersOverlay)
    else go(listingPath(path, wanted) + hash)
  }

  const showText = () => {
    if (isCounting) return t('sheet.counting')
    if (!facets || hasFailed) return t('sheet.showAnyway')
    if (facets.total === 0) return t('sheet.none')
    const count = formatNumber(facets.total)
    return facets.total < COUNTED_TO ? t('sheet.show', { count }) : t('sheet.showMany', { count })
  }

  return (
    <OverlayFrame
      title={t('title')}
      footer={
        <div className="flex gap-3">
          <Button
            variant="secondary"
            className="shrink-0"
            disabled={countFilters(chosen) === 0}
            onClick={() => setChosen(cleared(chosen))}
          >
            {t('clear')}
          </Button>
          <Button
            className="grow"
            aria-live="polite"
            disabled={!isCounting && !hasFailed && facets?.total === 0}
            onClick={show}
          >
            {showText()}
          </Button>
        </div>
      }
    >
      {facets ? (
        <div className="px-5 pb-4">
          {facetGroups(facets, chosen, scope, labels, hidden).map((group, index) => (
            <SheetGroup
              key={group.kind}
              group={group}
              query={chosen}
              isFirst={index === 0}
              onChoose={choose}
            />
          ))}
        </div>
      ) : hasFailed ? (
        <div className="grid justify-items-center gap-4 p-8 text-center">
          <p>{withInstruction(t('sheet.failed'), error)}</p>
          <Button variant="secondary" onClick={retry}>
            {t('sheet.retry')}
          </Button>
        </div>
      ) : (
        <div className="grid min-h-80 place-items-center">
          <Spinner />
        </div>
      )}
    </OverlayFrame>
  )
}
