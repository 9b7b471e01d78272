import { Buyer, prepareOrder, type Goods, phoneOf } from './buyer'
import type { BenchShop } from './bench-shop'

interface Crowd {
  count: number
  goods: readonly Goods[]
  /** the first of their numbers: no two buyers of a run share one */
  from: number
}

/** Buyers ready to submit: one piece each, taken from the goods in turn, cash on delivery. */
export const readyBuyers = (house: BenchShop, { count, goods, from }: Crowd) =>
  Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const buyer = new Buyer(house.url)
      const wish = goods[number % goods.length]
      const bag = await prepareOrder(buyer, {
        goods: wish ? [wish] : [],
        phone: phoneOf(from + number),
        payment: 'cash_on_delivery',
      })
      return { buyer, bag }
    }),
  )
