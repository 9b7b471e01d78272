import type { Breakdown } from '@/domain/bag/pricing/breakdown'
import type { MissedOfferView } from '@/domain/bag/view'
import type { Offers } from '../pricing/price-bag'
import { giftsBySource } from '../pricing/priced-bag'

/** The gifts the bag does not get, with what is missing for them. */
export function missedGiftViews({ missed_gifts }: Breakdown, offers: Offers): MissedOfferView[] {
  const gifts = giftsBySource(offers)
  return missed_gifts.flatMap((missed) => {
    const gift = gifts.get(`${missed.source}/${missed.offer_id}`)
    if (!gift) return []
    const { name: gift_name, image_url: gift_image_url } = gift.goods
    return [{ ...missed, offer_name: gift.name, gift_name, gift_image_url }]
  })
}
