import type { Breakdown } from '@/domain/bag/breakdown'
import type { FreeProductView, GoodsView, MissedOfferView } from '@/domain/bag/view'
import type { Shelf } from './goods'
import type { Offers } from './price'

interface NamedGift {
  name: string
  view: GoodsView
}

/** Gifts by 'source/id' of what gives them. */
function giftsBySource({ gifts, vouchers }: Offers): Map<string, NamedGift> {
  return new Map([
    ...gifts.map(({ offer, name, goods }): [string, NamedGift] => [
      `promotion/${offer.id}`,
      { name, view: goods.view },
    ]),
    ...vouchers.flatMap(({ id, name, gift_goods }): [string, NamedGift][] =>
      gift_goods ? [[`voucher/${id}`, { name, view: gift_goods.view }]] : [],
    ),
  ])
}

/** Free units and gifts as they are shown, and the gifts the bag does not get with what is missing for them. */
export function freeView(
  { free_products, missed_gifts }: Pick<Breakdown, 'free_products' | 'missed_gifts'>,
  offers: Offers,
  shelf: Shelf,
): { free_products: FreeProductView[]; missed_gifts: MissedOfferView[] } {
  const gifts = giftsBySource(offers)
  return {
    free_products: free_products.flatMap(({ source, offer_id, combination_id, quantity }) => {
      const gift = gifts.get(`${source}/${offer_id ?? ''}`)
      const view = gift?.view ?? shelf.goods.get(combination_id)?.view
      return view ? [{ ...view, source, offer_id, offer_name: gift?.name ?? null, quantity }] : []
    }),
    missed_gifts: missed_gifts.flatMap((missed) => {
      const gift = gifts.get(`${missed.source}/${missed.offer_id}`)
      if (!gift) return []
      const { name: gift_name, image_url: gift_image_url } = gift.view
      return [{ ...missed, offer_name: gift.name, gift_name, gift_image_url }]
    }),
  }
}
