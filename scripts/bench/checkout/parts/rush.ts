import { percentile } from '../../load'
import { openBooks } from '../books'
import { submitOrder } from '../buyer'
import { readyBuyers } from '../ready-buyers'
import { goodsOnSale } from '../goods'
import type { BenchShop } from '../bench-shop'
import { reportRule } from '../report'

/** 200 concurrent buyers of 20 pieces. */
export async function rush(bench: BenchShop) {
  const BUYERS = 200
  const UNITS = 20
  const [goods] = await goodsOnSale(bench, 1)
  if (!goods) throw new Error('no goods')
  await bench.query('UPDATE catalog.combinations SET stock = $2 WHERE id = $1', [goods.combination_id, 1_000])
  await openBooks(bench)
  const buyers = await readyBuyers(bench, { count: BUYERS, goods: [goods], from: 1_000 })
  await bench.query('UPDATE catalog.combinations SET stock = $2 WHERE id = $1', [goods.combination_id, UNITS])
  await openBooks(bench)
  const started = performance.now()
  const answers = await Promise.all(
    buyers.map(async ({ buyer, bag }) => {
      const pressed = performance.now()
      const answer = await submitOrder(buyer, bag)
      return { ...answer, ms: performance.now() - pressed }
    }),
  )
  const seconds = (performance.now() - started) / 1_000
  const sold = answers.filter(({ status }) => status === 201)
  const refused = answers.filter(({ code }) => code === 'OUT_OF_STOCK' || code === 'LINES_CHANGED')
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b)
  const [left] = await bench.query<{ stock: number }>(
    'SELECT stock FROM catalog.combinations WHERE id = $1',
    [goods.combination_id],
  )
  console.log(`\n${BUYERS} concurrent buyers of ${UNITS} pieces`)
  reportRule('orders', sold.length === UNITS, `${sold.length}`)
  reportRule(
    'clear refusals',
    refused.length === BUYERS - UNITS,
    `${refused.length} (${[...new Set(refused.map(({ code }) => code))].join(', ')})`,
  )
  reportRule('units left', left?.stock === 0, String(left?.stock))
  console.log(
    `  ${(BUYERS / seconds).toFixed(0)} presses/s, ${(sold.length / seconds).toFixed(1)} orders/s, answer p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms`,
  )
}
