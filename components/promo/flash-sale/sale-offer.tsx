import { useTranslations } from 'next-intl'
import { ProductCard } from '@/components/catalog/card/card'
import type { ProductCard as ProductCardData } from '@/domain/catalog/product'
import { isOfferGone } from '@/domain/catalog/promotion'
import { formatNumber } from '@/lib/format'

/** From this share of the quota on, the bar shows how many are left. */
const NEARLY_GONE = 0.8

interface SaleOfferProps {
  offer: { product: ProductCardData; quota: number; sold: number }
  priority?: boolean
  rowWidth?: number
}

/** An offer of a running flash sale: how much is taken, or a label once it is sold out. */
export function SaleOffer({ offer, ...card }: SaleOfferProps) {
  const t = useTranslations('home')
  const { product, quota, sold } = offer
  const isTaken = isOfferGone(offer)
  return (
    <>
      <div className="grow">
        <ProductCard
          product={product}
          // An out-of-stock card shows that itself.
          gone={isTaken && product.is_in_stock ? t('flashSaleGone') : undefined}
          {...card}
        />
      </div>
      {!isTaken && <SoldBar quota={quota} sold={sold} />}
    </>
  )
}

/** How much of an offer is taken; renders nothing without a limit. */
function SoldBar({ quota, sold }: { quota: number; sold: number }) {
  const t = useTranslations('home')
  if (quota <= 0) return null
  const share = Math.min(1, sold / quota)
  const text = () => {
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
