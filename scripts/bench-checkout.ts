import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { auditBooks, openBooks } from './bench/checkout/books'
import { Buyer, getReady, type Goods, press } from './bench/checkout/buyer'
import { type House, openHouse } from './bench/checkout/house'
import { percentile } from './bench/load'

/**
 * `npm run bench:checkout [-- rush once kill outage]`: buys under load and under faults, through HTTP, in a shop of its own, and counts
 * in the database what came of it. Ends with 1 when a rule does not hold. Its figures are those of docs/reliability.md.
 */

const PARTS = { rush, once, kill, outage }
type Part = keyof typeof PARTS
const isPart = (name: string): name is Part => Object.hasOwn(PARTS, name)

const outcome = { isBroken: false }
function tell(what: string, holds: boolean, figures = '') {
  if (!holds) outcome.isBroken = true
  console.log(`${holds ? '✓' : '✗'} ${what}${figures === '' ? '' : `: ${figures}`}`)
}

const phoneOf = (number: number) => `09${String(number).padStart(8, '0')}`

/** Single goods with plenty of stock; `count` different ones. */
async function goodsOnSale(house: House, count: number): Promise<Goods[]> {
  return house.query<Goods>(
    `SELECT c.product_id, c.id::text AS combination_id FROM catalog.combinations c JOIN catalog.products p ON p.id = c.product_id
     WHERE p.classification = 'normal' AND p.is_active AND NOT p.is_withheld AND c.is_available AND NOT c.is_pre_order
       AND c.stock >= 40 AND c.price_after_discount BETWEEN 60000 AND 400000 AND p.daily_limit IS NULL
       AND NOT EXISTS (SELECT FROM catalog.deductions d WHERE d.combination_id = c.id AND d.quota IS NOT NULL)
     ORDER BY c.id LIMIT $1`,
    [count],
  )
}

/** 200 buyers at once for 20 units. */
async function rush(house: House) {
  const BUYERS = 200
  const UNITS = 20
  const [goods] = await goodsOnSale(house, 1)
  if (!goods) throw new Error('no goods to fight for')
  await house.query('UPDATE catalog.combinations SET stock = $2 WHERE id = $1', [goods.combination_id, 1_000])
  await openBooks(house)
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, async (_, number) => {
      const buyer = new Buyer(house.url)
      const bag = await getReady(buyer, {
        goods: [goods],
        phone: phoneOf(1_000 + number),
        payment: 'cash_on_delivery',
      })
      return { buyer, bag }
    }),
  )
  await house.query('UPDATE catalog.combinations SET stock = $2 WHERE id = $1', [goods.combination_id, UNITS])
  await openBooks(house)
  const started = performance.now()
  const answers = await Promise.all(
    buyers.map(async ({ buyer, bag }) => {
      const pressed = performance.now()
      const answer = await press(buyer, bag)
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
  tell('orders', sold.length === UNITS, `${sold.length}`)
  tell(
    'clear refusals',
    refused.length === BUYERS - UNITS,
    `${refused.length} (${[...new Set(refused.map(({ code }) => code))].join(', ')})`,
  )
  tell('units left', left?.stock === 0, String(left?.stock))
  console.log(
    `  ${(BUYERS / seconds).toFixed(0)} presses/s, ${(sold.length / seconds).toFixed(1)} orders/s, answer p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms`,
  )
  const many = await goodsOnSale(house, 40)
  const ready = await Promise.all(
    Array.from({ length: 200 }, async (_, number) => {
      const buyer = new Buyer(house.url)
      const wish = many[number % many.length]
      return {
        buyer,
        bag: await getReady(buyer, {
          goods: wish ? [wish] : [],
          phone: phoneOf(5_000 + number),
          payment: 'cash_on_delivery',
        }),
      }
    }),
  )
  const since = performance.now()
  const placed = await Promise.all(ready.map(({ buyer, bag }) => press(buyer, bag)))
  const took = (performance.now() - since) / 1_000
  const done = placed.filter(({ status }) => status === 201).length
  tell(
    '200 buyers at once for goods in plenty: orders',
    done === 200,
    `${done}, ${(done / took).toFixed(1)} orders/s`,
  )
}

/** One voucher, one member's points, one bag: used once, however many hands reach for them. */
async function once(house: House) {
  const HANDS = 20
  const goods = await goodsOnSale(house, HANDS)
  await openBooks(house)
  console.log(`\nThe same things wanted ${HANDS} times at once`)
  await house.query(
    `INSERT INTO voucher.vouchers (type, code, slug, name, discount, rules, uses_per_buyer, starts_at, ends_at)
     VALUES ('gift', 'MOTLAN', 'mot-lan', 'Một lần', '{"kind":"amount","value":10000,"max":null}',
       '{"order":{"min_amount":null,"total_products":null},"brands":[],"categories":[],"products":[]}', 1, now() - interval '1 hour', now() + interval '1 day')
     ON CONFLICT (code) DO NOTHING`,
  )
  const phone = phoneOf(randomInt(10_000_000, 90_000_000))
  const hands = await Promise.all(
    goods.map(async (each) => {
      const buyer = new Buyer(house.url)
      return {
        buyer,
        bag: await getReady(buyer, { goods: [each], phone, payment: 'cash_on_delivery', voucher: 'MOTLAN' }),
      }
    }),
  )
  const answers = await Promise.all(hands.map(({ buyer, bag }) => press(buyer, bag)))
  const [uses] = await house.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM voucher.voucher_uses u JOIN voucher.vouchers v ON v.id = u.voucher_id
     WHERE v.code = 'MOTLAN' AND u.given_back_at IS NULL AND u.buyer LIKE '%' || $1`,
    [phone.slice(1)],
  )
  tell(
    'a voucher for one use by one buyer: used',
    uses?.count === 1,
    `${uses?.count} (others: ${[...new Set(answers.map(({ code }) => code ?? 'ordered'))].join(', ')})`,
  )

  const { member, userId } = await signUp(house)
  await house.query(
    `INSERT INTO loyalty.point_entries (user_id, points, reason, reference) VALUES ($1, 50, 'bench', $2)`,
    [userId, randomUUID()],
  )
  const [first] = goods
  if (!first) throw new Error('no goods')
  const ready = await getReady(member, { goods: [first], phone: phoneOf(77), payment: 'cash_on_delivery' })
  const withPoints = await member.insist('PUT', '/cart/carts/me/points', { points: 50 })
  const bag = { ...ready, ...(withPoints.data as { cart_id?: string; total?: number }) }
  const presses = await Promise.all(Array.from({ length: HANDS }, () => press(member, bag)))
  const orders = new Set(presses.map(({ data }) => data.order_id).filter(Boolean))
  const [points] = await house.query<{ sum: number; spends: number }>(
    `SELECT sum(points)::int AS sum, count(*) FILTER (WHERE points < 0)::int AS spends FROM loyalty.point_entries WHERE user_id = $1`,
    [userId],
  )
  tell('one bag ordered from 20 tabs: orders', orders.size === 1, String(orders.size))
  tell(
    'points spent once, never below nothing',
    points?.spends === 1 && points.sum >= 0,
    `${points?.spends} × spent, ${points?.sum} left`,
  )
}

/** A new member of the shop, signed in, with an address. */
async function signUp(house: House) {
  const member = new Buyer(house.url)
  const number = String(randomInt(10_000_000, 99_999_999))
  const answer = await member.insist('POST', '/account/auth/register', {
    acquisition_source: 'desktop web',
    email: `bench${number}@example.vn`,
    user_name: `bench${number}`,
    password: `bench-${number}`,
    first_name: 'Thử',
    last_name: 'Tải',
    gender: 'female',
    salute: 'Ms',
    phone_no: `03${number}`,
    phone_code: '+84',
    recaptcha_token: '',
  })
  const user = answer.data.user as { id?: number } | undefined
  if (!user?.id) throw new Error(`registration was refused: ${answer.code}`)
  const address = await member.insist('POST', '/account/user/me/addresses', {
    label: 'Nhà riêng',
    recipient_name: 'Thử Tải',
    phone_code: '+84',
    phone_no: `03${number}`,
    address1: '1 phố Thử Tải',
    province_code: '01',
    ward_code: '00004',
    is_default: true,
  })
  await member.insist('PUT', '/cart/carts/me/checkout', { address_id: address.data.id })
  return { member, userId: user.id }
}

/** 200 checkouts while the shop is killed again and again. */
async function kill(house: House) {
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
      const bag = await getReady(buyer, {
        goods: wish ? [wish] : [],
        phone: phoneOf(20_000 + number),
        payment,
      })
      const key = randomUUID()
      keys.push(key)
      const answer = await press(buyer, bag, key)
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
  tell(
    'every press answered has its one order',
    refusals.length === 0 &&
      kept.length === keys.length &&
      kept.every(({ idempotency_key, id }) => ids.get(idempotency_key) === id),
    `${kept.length} of ${keys.length} (${refusals.join(', ') || 'none refused'})`,
  )
  // Payments the bank could not tell of are asked for by the clock.
  await settle(house, paid)
}

/** Pays at the bank's page, as a buyer would; the bank tells the shop, if it is there. Tells whether the bank took it. */
const approve = (page: string) =>
  fetch(page, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'answer=approve&notify=now',
  }).then(
    ({ status }) => status === 302,
    () => false,
  )

/** Waits until the shop knows of every payment, by notification or by its own question. */
async function settle(house: House, paid: readonly string[]) {
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
  tell(
    'payments taken while the shop came and went are known',
    known === paid.length,
    `${known} of ${paid.length} within ${seconds} s`,
  )
}

/** The database is away for ten seconds while people buy. */
async function outage(house: House) {
  const goods = await goodsOnSale(house, 40)
  await openBooks(house)
  const ready = await Promise.all(
    Array.from({ length: 60 }, async (_, number) => {
      const buyer = new Buyer(house.url)
      const wish = goods[number % goods.length]
      return {
        buyer,
        key: randomUUID(),
        bag: await getReady(buyer, {
          goods: wish ? [wish] : [],
          phone: phoneOf(40_000 + number),
          payment: 'cash_on_delivery',
        }),
      }
    }),
  )
  await fetch(`${house.url}/`)
  const stopped = performance.now()
  await house.stopDatabase()
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
  const page = await fetch(`${house.url}/`).then(
    ({ status }) => status,
    () => 0,
  )
  const alive = await fetch(`${house.url}/healthz`).then(
    ({ status }) => status,
    () => 0,
  )
  await setTimeout(Math.max(0, 10_000 - (performance.now() - stopped)))
  await house.startDatabase()
  const back = performance.now()
  const answers = await Promise.all(ready.map(({ buyer, bag, key }) => press(buyer, bag, key)))
  const recovered = performance.now() - back
  console.log('\nThe database away for 10 s')
  const slowest = Math.max(...during.map(({ ms }) => ms))
  tell(
    'clear errors meanwhile',
    during.every(({ status, code }) => status === 503 && code === 'SERVICE_UNAVAILABLE'),
    `${[...new Set(during.map(({ status, code }) => `${status} ${code}`))].join(', ')}, the slowest after ${(slowest / 1_000).toFixed(1)} s`,
  )
  tell('cached pages stay up', page === 200 && alive === 200, `home ${page}, healthz ${alive}`)
  const orders = new Set(answers.map(({ data }) => data.order_id).filter(Boolean))
  tell(
    'everything ordered once it is back, by itself',
    orders.size === ready.length,
    `${orders.size} of ${ready.length} within ${(recovered / 1_000).toFixed(1)} s`,
  )
}

const wanted = process.argv.slice(2).filter(isPart)
const house = await openHouse()
try {
  await house.query(`UPDATE account.feature_toggles SET is_on = true WHERE feature_name = 'guest_checkout'`)
  for (const part of wanted.length > 0 ? wanted : Object.keys(PARTS).filter(isPart)) {
    await PARTS[part](house)
    const broken = await auditBooks(house)
    tell('the books are right', broken.length === 0, broken.join('; '))
  }
} finally {
  await house.close()
}
process.exitCode = outcome.isBroken ? 1 : 0
