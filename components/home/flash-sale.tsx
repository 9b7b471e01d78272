import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { Countdown } from '@/components/promo/flash-sale/countdown'
import { SaleOffer } from '@/components/promo/flash-sale/sale-offer'
import { Icon } from '@/components/ui/icon'
import { Scroller } from '@/components/ui/scroller'
import type { FlashSale as FlashSaleData } from '@/lib/reads/catalog-reads'
import { ROW_ITEM, ROW_WIDTH } from './product-row'

/** Maximum of offers here; the others are on the sale's own page. */
const OFFERS = 6

/** The current flash sale, with the time left and how much of each offer is taken. */
export function FlashSale({ sale }: { sale: FlashSaleData | null }) {
  const t = useTranslations('home')
  if (!sale || sale.items.length === 0) return null
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
        <Scroller label={sale.promotion.name}>
          {sale.items.slice(0, OFFERS).map((offer) => (
            <div key={offer.product.id} className={`${ROW_ITEM} flex flex-col rounded-md bg-paper p-2`}>
              <SaleOffer offer={offer} rowWidth={ROW_WIDTH} />
            </div>
          ))}
        </Scroller>
      </div>
    </section>
  )
}
