import { openBooks } from '../books'
import { submitOrder } from '../buyer'
import { readyBuyers } from '../ready-buyers'
import { goodsOnSale } from '../goods'
import type { BenchShop } from '../bench-shop'
import { reportRule } from '../report'
import { spentBetween, spentOnEach } from '../../processor'

/** 200 concurrent buyers of goods with enough stock: order throughput. */
export async function plenty(bench: BenchShop) {
  const BUYERS = 200
  const goods = await goodsOnSale(bench, 40)
  await openBooks(bench)
  const buyers = await readyBuyers(bench, { count: BUYERS, goods, from: 5_000 })
  const before = bench.spent()
  const started = performance.now()
  const answers = await Promise.all(buyers.map(({ buyer, bag }) => submitOrder(buyer, bag)))
  const seconds = (performance.now() - started) / 1_000
  const spent = spentBetween(before, bench.spent())
  // 200: a repeated submission got the existing order.
  const isOrder = (status: number) => status === 201 || status === 200
  const orders = answers.filter(({ status }) => isOrder(status)).length
  const refusals = answers
    .filter(({ status }) => status !== 201)
    .map(({ status, code }) => `${status} ${code}`)
  console.log(`\n${BUYERS} buyers at once for goods in plenty`)
  reportRule(
    'orders',
    orders === BUYERS,
    [
      `${orders}, ${(orders / seconds).toFixed(1)} orders/s, ms of processor an order: ${spentOnEach(spent, orders)}`,
      ...refusals,
    ].join('; '),
  )
}
