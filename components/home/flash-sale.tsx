import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { ProductScroller } from '@/components/catalog/rows/product-scroller'
import { Countdown } from '@/components/promo/flash-sale/countdown'
import { useOfferExtras } from '@/components/promo/flash-sale/use-offer-extras'
import { Icon } from '@/components/ui/icon'
import type { FlashSale as FlashSaleData } from '@/lib/reads/catalog-reads'

/** Maximum of offers here; the others are on the sale's own page. */
const OFFERS = 6

/** The current flash sale, with the time left and how much of each offer is taken. */
export function FlashSale({ sale }: { sale: FlashSaleData | null }) {
  const t = useTranslations('home')
  const extrasOf = useOfferExtras()
  if (!sale || sale.items.length === 0) return null
  const offers = sale.items.slice(0, OFFERS)
  const countdown = {
    ends: t('flashSaleEnds'),
    over: t('flashSaleOver'),
    units: [t('hours'), t('minutes'), t('seconds')] as const,
  }
  return (
    <section aria-labelledby="flash-sale" data-tour="flash-sale" className="bg-accent-soft py-6 tablet:py-12">
      <div className="container-page">
        <div className="mb-4 flex flex-wrap tablet:mb-6 items-center justify-between gap-x-8 gap-y-3">
          <h2 id="flash-sale" className="flex items-center gap-2 font-display text-xl tablet:text-2xl">
            <Icon name="zap" size={24} className="text-sale" />
            <Link href="/flash-sale" prefetch={false}>
              {sale.promotion.name}
            </Link>
          </h2>
          <Countdown endsAt={sale.promotion.end_date} texts={countdown} />
        </div>
        <ProductScroller
          label={sale.promotion.name}
          products={offers.map(({ product }) => product)}
          slots="sale"
          extras={(_, index) => (offers[index] ? extrasOf(offers[index]) : {})}
        />
      </div>
    </section>
  )
}
