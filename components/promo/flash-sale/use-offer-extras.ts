import { useTranslations } from 'next-intl'
import type { CardExtras } from '@/components/catalog/card/card-view'
import type { ProductCard } from '@/domain/catalog/product'
import { isOfferGone } from '@/domain/catalog/promotion'
import { formatNumber } from '@/lib/format'

/** From this share of the quota on, the bar shows how many are left. */
const NEARLY_SOLD_OUT = 0.8

interface Offer {
  product: ProductCard
  quota: number
  sold: number
}

/** What the card of a running flash sale's offer shows: how much is taken, or that it is sold out. */
export function useOfferExtras() {
  const t = useTranslations('home')
  return (offer: Offer): CardExtras => {
    const { product, quota, sold } = offer
    // An out-of-stock card shows that itself.
    if (isOfferGone(offer)) return product.is_in_stock ? { gone: t('flashSaleGone') } : {}
    // Without a limit there is nothing to show.
    if (quota <= 0) return {}
    const share = Math.min(1, sold / quota)
    const text =
      share >= NEARLY_SOLD_OUT
        ? t('flashSaleLast', { left: formatNumber(quota - sold) })
        : t('flashSaleSold', { sold: formatNumber(sold), quota: formatNumber(quota) })
    return { taken: { share: Math.round(share * 100), text } }
  }
}
