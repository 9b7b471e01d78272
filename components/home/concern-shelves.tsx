import { useTranslations } from 'next-intl'
import { shortCardView } from '@/components/catalog/card/card-view'
import { ShortCardList } from '@/components/catalog/card-list/short-card-list'
import { usePriceTexts } from '@/components/catalog/card-list/use-price-texts'
import { Scroller } from '@/components/ui/scroller'
import type { ConcernProducts } from '@/lib/reads/catalog-reads'
import { ConcernIcon } from './concern-icon'
import { HomeSection } from './home-section'

/** Skin concerns, each with its best-selling products. */
export function ConcernShelves({ shelves }: { shelves: readonly ConcernProducts[] }) {
  const t = useTranslations('home')
  const texts = usePriceTexts()
  if (shelves.length === 0) return null
  return (
    <HomeSection title={t('concerns')} eyebrow={t('concernsEyebrow')}>
      <Scroller label={t('concerns')}>
        {shelves.map(({ concern, products }) => (
          <div
            key={concern._id}
            className="w-[78vw] shrink-0 snap-start rounded-lg border border-line bg-white p-4 tablet:w-80"
          >
            <h3 className="mb-2 flex items-center gap-2 font-display text-lg">
              <ConcernIcon name={concern.icon} />
              {concern.name}
            </h3>
            <ShortCardList cards={products.map(shortCardView)} texts={texts} />
          </div>
        ))}
      </Scroller>
    </HomeSection>
  )
}
