import { useTranslations } from 'next-intl'
import { ProductCard } from '@/components/catalog/card/card'
import type { ProductCard as ProductCardData } from '@/domain/catalog/product'
import { isOfferGone } from '@/domain/catalog/promotion'
import { SoldBar } from './sold-bar'

interface SaleOfferProps {
  offer: { product: ProductCardData; quota: number; sold: number }
  priority?: boolean
  rowWidth?: number
}

/** An offer of a flash sale that is on: how much is taken, or one word once it is gone. */
export function SaleOffer({ offer, ...card }: SaleOfferProps) {
  const t = useTranslations('home')
  const { product, quota, sold } = offer
  const isTaken = isOfferGone(offer)
  return (
    <>
      <div className="grow">
        <ProductCard
          product={product}
          // What is out of stock says so by itself.
          gone={isTaken && product.is_in_stock ? t('flashSaleGone') : undefined}
          {...card}
        />
      </div>
      {!isTaken && <SoldBar quota={quota} sold={sold} />}
    </>
  )
}
