import { Buyer, prepareOrder, type Goods, phoneOf } from './buyer'
import type { BenchShop } from './bench-shop'

interface Crowd {
  count: number
  goods: readonly Goods[]
  /** first of their phone numbers, which must be unique in a run */
  from: number
}

/** Buyers ready to submit, each with one piece of the goods in turn and cash on delivery. */
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
