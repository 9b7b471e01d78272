import { useTranslations } from 'next-intl'
import { changed, type ListingQuery } from '@/domain/catalog/listing/listing-query'
import { Button } from '@/components/ui/button'
import { formatNumber } from '@/lib/format'
import { LatePrice } from '../../listing/late-parts'
import { priceTexts } from './price-texts'
import { QueryFields } from '../query-fields'

const FIELD =
  'min-h-11 w-full min-w-0 rounded-md border border-line-strong bg-paper px-3 text-sm tabular-nums placeholder:text-muted'

/** Price bounds as a plain form; the slider is added when the browser is idle. */
export function PriceForm({ path, query }: { path: string; query: ListingQuery }) {
  const texts = priceTexts(useTranslations('filters.price'))
  const value = query.prices ?? { min: 0, max: null }
  return (
    <form method="get" action={path} className="grid gap-3 pt-1 pb-3">
      <QueryFields query={changed(query, { prices: null })} />
      <LatePrice key={`${value.min}-${value.max ?? ''}`} value={value} texts={texts}>
        <div aria-hidden className="hidden h-11 desktop:[@media(scripting:enabled)]:block" />
        <div className="grid grid-cols-2 gap-3">
          {(
            [
              ['min', value.min > 0 ? formatNumber(value.min) : ''],
              ['max', value.max === null ? '' : formatNumber(value.max)],
            ] as const
          ).map(([end, bound]) => (
            <label key={end} className="grid gap-1 text-xs text-muted">
              {texts[end]}
              <input
                name="prices"
                inputMode="numeric"
                defaultValue={bound}
                autoComplete="off"
                className={FIELD}
              />
            </label>
          ))}
        </div>
      </LatePrice>
      <Button type="submit" variant="secondary">
        {texts.apply}
      </Button>
    </form>
  )
}
