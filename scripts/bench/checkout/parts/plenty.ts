import { openBooks } from '../books'
import { press } from '../buyer'
import { gather } from '../ready-buyers'
import { goodsOnSale } from '../goods'
import type { House } from '../bench-shop'
import { tell } from '../report'

/** 200 buyers at once for goods of which there is enough: how fast orders are taken. */
export async function plenty(house: House) {
  const BUYERS = 200
  const goods = await goodsOnSale(house, 40)
  await openBooks(house)
  const buyers = await gather(house, { count: BUYERS, goods, from: 5_000 })
  const started = performance.now()
  const answers = await Promise.all(buyers.map(({ buyer, bag }) => press(buyer, bag)))
  const seconds = (performance.now() - started) / 1_000
  // 200: the press had to be sent again and found its order.
  const isOrder = (status: number) => status === 201 || status === 200
  const orders = answers.filter(({ status }) => isOrder(status)).length
  const refusals = answers
    .filter(({ status }) => status !== 201)
    .map(({ status, code }) => `${status} ${code}`)
  console.log(`\n${BUYERS} buyers at once for goods in plenty`)
  tell(
    'orders',
    orders === BUYERS,
    [`${orders}, ${(orders / seconds).toFixed(1)} orders/s`, ...refusals].join('; '),
  )
}
