import { percentile } from '../../load'
import { openBooks } from '../books'
import { submitOrder } from '../buyer'
import { readyBuyers } from '../ready-buyers'
import { goodsOnSale } from '../goods'
import type { BenchShop } from '../bench-shop'
import { reportRule } from '../report'

/** 200 buyers at once for 20 units. */
export async function rush(house: BenchShop) {
  const BUYERS = 200
  const UNITS = 20
  const [goods] = await goodsOnSale(house, 1)
  if (!goods) throw new Error('no goods to fight for')
  await house.query('UPDATE catalog.combinations SET stock = $2 WHERE id = $1', [goods.combination_id, 1_000])
  await openBooks(house)
  const buyers = await readyBuyers(house, { count: BUYERS, goods: [goods], from: 1_000 })
  await house.query('UPDATE catalog.combinations SET stock = $2 WHERE id = $1', [goods.combination_id, UNITS])
  await openBooks(house)
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
  const [left] = await house.query<{ stock: number }>(
    'SELECT stock FROM catalog.combinations WHERE id = $1',
    [goods.combination_id],
  )
  console.log(`\n${BUYERS} buyers at once for ${UNITS} units`)
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
