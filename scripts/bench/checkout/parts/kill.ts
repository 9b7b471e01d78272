import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { openBooks } from '../books'
import { Buyer, prepareOrder, phoneOf, submitOrder } from '../buyer'
import { goodsOnSale } from '../goods'
import type { BenchShop } from '../bench-shop'
import { reportRule } from '../report'

/** 200 checkouts while the shop is killed repeatedly. */
export async function kill(bench: BenchShop) {
  const CHECKOUTS = 200
  const goods = await goodsOnSale(bench, 40)
  await openBooks(bench)
  const killing = new AbortController()
  let kills = 0
  const killer = (async () => {
    // An aborted pause ends the loop.
    while (await setTimeout(randomInt(700, 4_000), true, killing).catch(() => false)) {
      await bench.killShop()
      kills++
      await bench.startShop()
    }
  })()
  const keys: string[] = []
  const ids = new Map<string, string>()
  const refusals: string[] = []
  /** orders whose payment the bank has accepted */
  const paid: string[] = []
  const numbers = Array.from({ length: CHECKOUTS }, (_, number) => number).values()
  const worker = async () => {
    for (const number of numbers) {
      const buyer = new Buyer(bench.url)
      const wish = goods[number % goods.length]
      const payment = ['cash_on_delivery', 'bank_transfer', 'momo', 'vnpay'][number % 4] ?? 'cash_on_delivery'
      const bag = await prepareOrder(buyer, {
        goods: wish ? [wish] : [],
        phone: phoneOf(20_000 + number),
        payment,
      })
      const key = randomUUID()
      keys.push(key)
      const answer = await submitOrder(buyer, bag, key)
      if (typeof answer.data.order_id !== 'string') refusals.push(`${answer.status} ${answer.code}`)
      else ids.set(key, answer.data.order_id)
      const page = answer.data.redirect_url
      if (typeof page === 'string' && number % 8 !== 7 && (await approve(page)))
        paid.push(String(answer.data.order_id))
    }
  }
  await Promise.all(Array.from({ length: 16 }, worker))
  killing.abort()
  await killer
  console.log(`\n${CHECKOUTS} checkouts, the shop killed ${kills} times with SIGKILL`)
  const kept = await bench.query<{ idempotency_key: string; id: string }>(
    'SELECT idempotency_key, id FROM sales.orders WHERE idempotency_key = ANY($1::uuid[])',
    [keys],
  )
  reportRule(
    'every press answered has its one order',
    refusals.length === 0 &&
      kept.length === keys.length &&
      kept.every(({ idempotency_key, id }) => ids.get(idempotency_key) === id),
    `${kept.length} of ${keys.length} (${refusals.join(', ') || 'none refused'})`,
  )
  // A job queries payments whose webhook was lost.
  await settle(bench, paid)
}

/** Pays at the bank's page, which then calls the shop's webhook; gives whether the bank accepted the payment. */
async function approve(address: string): Promise<boolean> {
  try {
    // Some methods redirect to the page with the buttons.
    const page = await fetch(address)
    await page.arrayBuffer()
    const { status } = await fetch(page.url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'answer=approve&notify=now',
    })
    return page.ok && status === 302
  } catch {
    return false
  }
}

/** Waits until the shop has every payment, by webhook or by query. */
async function settle(bench: BenchShop, paid: readonly string[]) {
  const since = performance.now()
  let known = 0
  while (known < paid.length && performance.now() - since < 300_000) {
    await setTimeout(1_000)
    const [row] = await bench.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM sales.orders WHERE is_paid AND id = ANY($1::uuid[])',
      [paid],
    )
    known = row?.count ?? 0
  }
  const seconds = ((performance.now() - since) / 1_000).toFixed(0)
  reportRule(
    'payments taken while the shop came and went are known',
    known === paid.length,
    `${known} of ${paid.length} within ${seconds} s`,
  )
}
