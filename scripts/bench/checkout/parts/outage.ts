import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { openBooks } from '../books'
import { submitOrder } from '../buyer'
import { readyBuyers } from '../ready-buyers'
import { goodsOnSale } from '../goods'
import type { BenchShop } from '../bench-shop'
import { reportRule } from '../report'

/** The database is down for ten seconds while orders are submitted. */
export async function outage(bench: BenchShop) {
  const goods = await goodsOnSale(bench, 40)
  await openBooks(bench)
  const crowd = await readyBuyers(bench, { count: 60, goods, from: 40_000 })
  const ready = crowd.map((each) => ({ ...each, key: randomUUID() }))
  // A page that was requested before is cached and needs no database.
  await fetch(`${bench.url}/`)
  const stopped = performance.now()
  await bench.stopDatabase()
  const during = await Promise.all(
    ready.slice(0, 30).map(async ({ buyer, bag, key }) => {
      const since = performance.now()
      const answer = await buyer
        .call(
          'POST',
          '/order/orders',
          { cart_id: bag.cart_id, expected_total: bag.total },
          { 'idempotency-key': key },
        )
        .catch(() => null)
      return { status: answer?.status ?? 0, code: answer?.code ?? 'no answer', ms: performance.now() - since }
    }),
  )
  const page = await fetch(`${bench.url}/`).then(
    ({ status }) => status,
    () => 0,
  )
  const alive = await fetch(`${bench.url}/healthz`).then(
    ({ status }) => status,
    () => 0,
  )
  await setTimeout(Math.max(0, 10_000 - (performance.now() - stopped)))
  await bench.startDatabase()
  const back = performance.now()
  const answers = await Promise.all(ready.map(({ buyer, bag, key }) => submitOrder(buyer, bag, key)))
  const recovered = performance.now() - back
  console.log('\nThe database down for 10 s')
  const slowest = Math.max(...during.map(({ ms }) => ms))
  reportRule(
    'clear errors meanwhile',
    during.every(({ status, code }) => status === 503 && code === 'SERVICE_UNAVAILABLE'),
    `${[...new Set(during.map(({ status, code }) => `${status} ${code}`))].join(', ')}, the slowest after ${(slowest / 1_000).toFixed(1)} s`,
  )
  reportRule('cached pages stay up', page === 200 && alive === 200, `home ${page}, healthz ${alive}`)
  const orders = new Set(answers.map(({ data }) => data.order_id).filter(Boolean))
  reportRule(
    'everything ordered once it is back, by itself',
    orders.size === ready.length,
    `${orders.size} of ${ready.length} within ${(recovered / 1_000).toFixed(1)} s`,
  )
}
