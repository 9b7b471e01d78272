import { Zap } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ProductCard } from '@/components/product/card'
import { Scroller } from '@/components/ui/scroller'
import type { FlashSale as FlashSaleData } from '@/lib/catalog-reads'
import { formatNumber } from '@/lib/format'
import { Countdown } from './countdown'
import { ROW_ITEM, ROW_WIDTH } from './product-row'

/** As many as one looks through; the others wait on the sale's own page. */
const OFFERS = 8

/** From this share of the quota on, the bar says how many are left. */
const NEARLY_GONE = 0.8

/** The sale that is on, with the time it has left and how much of each offer is gone. */
export function FlashSale({ sale }: { sale: FlashSaleData | null }) {
  const t = useTranslations('home')
  if (!sale || sale.items.length === 0) return null
  const countdown = {
    ends: t('flashSaleEnds'),
    over: t('flashSaleOver'),
    units: [t('hours'), t('minutes'), t('seconds')] as const,
  }
  return (
    <section
      aria-labelledby="flash-sale"
      data-tour="flash-sale"
      className="bg-accent-soft py-10 tablet:py-14"
    >
      <div className="container-page">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <h2 id="flash-sale" className="flex items-center gap-2 font-display text-xl tablet:text-2xl">
            <Zap aria-hidden className="text-sale" strokeWidth={1.5} />
            {sale.promotion.name}
          </h2>
          <Countdown endsAt={sale.promotion.end_date} texts={countdown} />
        </div>
        <Scroller label={sale.promotion.name}>
          {sale.items.slice(0, OFFERS).map(({ product, quota, sold }) => (
            <div key={product.id} className={`${ROW_ITEM} flex flex-col rounded-md bg-paper p-2`}>
              <div className="grow">
                <ProductCard product={product} rowWidth={ROW_WIDTH} />
              </div>
              <SoldBar quota={quota} sold={sold} />
            </div>
          ))}
        </Scroller>
      </div>
    </section>
  )
}

function SoldBar({ quota, sold }: { quota: number; sold: number }) {
  const t = useTranslations('home')
  if (quota <= 0) return null
  const share = Math.min(1, sold / quota)
  const text = () => {
    if (share === 1) return t('flashSaleGone')
    if (share >= NEARLY_GONE) return t('flashSaleLast', { left: formatNumber(quota - sold) })
    return t('flashSaleSold', { sold: formatNumber(sold), quota: formatNumber(quota) })
  }
  return (
    <div className="mt-3">
      <div className="h-1.5 overflow-hidden rounded-full bg-line">
        <div className="h-full rounded-full bg-sale" style={{ width: `${Math.round(share * 100)}%` }} />
      </div>
      <p className="mt-1 text-xs text-muted">{text()}</p>
    </div>
  )
}
