import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { openBooks } from '../books'
import { Buyer, prepareOrder, phoneOf, submitOrder } from '../buyer'
import { goodsOnSale } from '../goods'
import type { BenchShop } from '../bench-shop'
import { reportRule } from '../report'

/** 200 checkouts while the shop is killed again and again. */
export async function kill(house: BenchShop) {
  const CHECKOUTS = 200
  const goods = await goodsOnSale(house, 40)
  await openBooks(house)
  const killing = new AbortController()
  let kills = 0
  const killer = (async () => {
    // A pause that is cut short ends the killing.
    while (await setTimeout(randomInt(700, 4_000), true, killing).catch(() => false)) {
      await house.killShop()
      kills++
      await house.startShop()
    }
  })()
  const keys: string[] = []
  const ids = new Map<string, string>()
  const refusals: string[] = []
  /** orders whose payment the bank has taken */
  const paid: string[] = []
  const numbers = Array.from({ length: CHECKOUTS }, (_, number) => number).values()
  const worker = async () => {
    for (const number of numbers) {
      const buyer = new Buyer(house.url)
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
  const kept = await house.query<{ idempotency_key: string; id: string }>(
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
  // Payments whose notification was lost are queried by a job.
  await settle(house, paid)
}

/** Pays at the bank's page, as a buyer would; the bank tells the shop, if it is there. Tells whether the bank took it. */
async function approve(address: string): Promise<boolean> {
  try {
    // Some methods send the buyer through an address of their own to the page with the buttons.
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

/** Waits until the shop knows of every payment, by notification or by its own question. */
async function settle(house: BenchShop, paid: readonly string[]) {
  const since = performance.now()
  let known = 0
  while (known < paid.length && performance.now() - since < 300_000) {
    await setTimeout(1_000)
    const [row] = await house.query<{ count: number }>(
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
