import { useTranslations } from 'next-intl'
import { PromoFrame } from './page-frame'
import { PromotionView } from './promotion-view'
import type { PromotionPlace } from '@/lib/listing/promotion'
import { ListingView } from '@/components/catalog/listing/listing-view'
import type { ShownListing } from '@/components/catalog/listing/shown-listing'

interface PromotionListingProps {
  place: PromotionPlace
  /** null where the promotion sets no prices */
  listing: ShownListing | null
}

/** A sale with its description, and the products it sets prices for as a listing. */
export function PromotionListing({ place: { page, path, scope }, listing }: PromotionListingProps) {
  const t = useTranslations('listing')
  const { name } = page.promotion
  const crumbs = [
    { name: t('home'), path: '/' },
    { name: t('saleTitle'), path: '/sale' },
    { name, path },
  ]
  return (
    <PromoFrame title={name} crumbs={crumbs}>
      <PromotionView {...page} />
      {listing && scope && (
        <div className="mt-12">
          <p aria-hidden className="mb-5 font-display text-xl tablet:text-2xl">
            {t('promotionListing')}
          </p>
          <ListingView {...listing} name={name} path={path} scope={scope} defaultSort="sale" empty={null} />
        </div>
      )}
    </PromoFrame>
  )
}
