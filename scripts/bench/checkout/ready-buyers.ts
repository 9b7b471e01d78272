import { Buyer, getReady, type Goods, phoneOf } from './buyer'
import type { House } from './bench-shop'

interface Crowd {
  count: number
  goods: readonly Goods[]
  /** the first of their numbers: no two buyers of a run share one */
  from: number
}

/** Buyers with one piece each, taken from the goods in turn, who have only to press "Đặt hàng"; they pay at the door. */
export const gather = (house: House, { count, goods, from }: Crowd) =>
  Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const buyer = new Buyer(house.url)
      const wish = goods[number % goods.length]
      const bag = await getReady(buyer, {
        goods: wish ? [wish] : [],
        phone: phoneOf(from + number),
        payment: 'cash_on_delivery',
      })
      return { buyer, bag }
    }),
  )
