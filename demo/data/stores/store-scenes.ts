import type { DemoProduct, StoreFrontPicture } from '@/demo/types'
import { bestOf } from '../shelf'
import type { DemoStore } from './stores'

const GOODS = 8

/** How the house of each store looks, by the store's value. */
const houses: Record<string, Pick<StoreFrontPicture, 'house' | 'wall' | 'trim'>> = {
  'ha-noi': { house: 'shophouse', wall: '#EBCB8E', trim: '#5F7F6E' },
  'ho-chi-minh': { house: 'arcade', wall: '#F0DFD0', trim: '#B3264E' },
  'da-nang': { house: 'riverside', wall: '#F4F1EC', trim: '#5B93BC' },
}

/** The front of a store, with the shop's best sellers in its window. `place` varies which. */
export function storeScene(
  store: DemoStore,
  place: number,
  products: readonly DemoProduct[],
): StoreFrontPicture {
  const house = houses[store.value]
  if (!house) throw new Error(`no house is drawn for the store ${store.value}`)
  return {
    ...house,
    sign: 'Nàng',
    products: bestOf(products, () => 1, GOODS * (place + 1)).slice(-GOODS),
    seed: 3000 + place,
  }
}
