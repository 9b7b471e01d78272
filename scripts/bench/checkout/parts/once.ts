import { randomInt, randomUUID } from 'node:crypto'
import { openBooks } from '../books'
import { Buyer, prepareOrder, phoneOf, submitOrder } from '../buyer'
import { goodsOnSale } from '../goods'
import type { BenchShop } from '../bench-shop'
import { reportRule } from '../report'
import { signUp } from '../sign-up'

/** Concurrent orders use one voucher, one member's points and one bag only once. */
export async function once(bench: BenchShop) {
  const ORDERS = 20
  const goods = await goodsOnSale(bench, ORDERS)
  await openBooks(bench)
  console.log(`\n${ORDERS} concurrent orders for one voucher, one balance of points, one bag`)
  await bench.query(
    `INSERT INTO voucher.vouchers (type, code, slug, name, discount, rules, uses_per_buyer, starts_at, ends_at)
     VALUES ('gift', 'MOTLAN', 'mot-lan', 'Một lần', '{"kind":"amount","value":10000,"max":null}',
       '{"order":{"min_amount":null,"total_products":null},"brands":[],"categories":[],"products":[]}', 1, now() - interval '1 hour', now() + interval '1 day')
     ON CONFLICT (code) DO NOTHING`,
  )
  const phone = phoneOf(randomInt(10_000_000, 90_000_000))
  const hands = await Promise.all(
    goods.map(async (each) => {
      const buyer = new Buyer(bench.url)
      return {
        buyer,
        bag: await prepareOrder(buyer, {
          goods: [each],
          phone,
          payment: 'cash_on_delivery',
          voucher: 'MOTLAN',
        }),
      }
    }),
  )
  const answers = await Promise.all(hands.map(({ buyer, bag }) => submitOrder(buyer, bag)))
  const [uses] = await bench.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM voucher.voucher_uses u JOIN voucher.vouchers v ON v.id = u.voucher_id
     WHERE v.code = 'MOTLAN' AND u.given_back_at IS NULL AND u.buyer LIKE '%' || $1`,
    [phone.slice(1)],
  )
  reportRule(
    'a voucher for one use by one buyer: used',
    uses?.count === 1,
    `${uses?.count} (others: ${[...new Set(answers.map(({ code }) => code ?? 'ordered'))].join(', ')})`,
  )

  const { member, userId } = await signUp(bench)
  await bench.query(`SELECT FROM loyalty.move_points($1, 50, 'gesture', $2, 'gestures')`, [
    userId,
    randomUUID(),
  ])
  const [first] = goods
  if (!first) throw new Error('no goods')
  const ready = await prepareOrder(member, {
    goods: [first],
    phone: phoneOf(77),
    payment: 'cash_on_delivery',
  })
  const withPoints = await member.insist('PUT', '/cart/carts/me/points', { points: 50 })
  const bag = { ...ready, ...(withPoints.data as { cart_id?: string; total?: number }) }
  const presses = await Promise.all(Array.from({ length: ORDERS }, () => submitOrder(member, bag)))
  const orders = new Set(presses.map(({ data }) => data.order_id).filter(Boolean))
  const [points] = await bench.query<{ sum: number; spends: number }>(
    `SELECT sum(points)::int AS sum, count(*) FILTER (WHERE points < 0)::int AS spends
     FROM loyalty.postings JOIN loyalty.transactions ON id = transaction_id AND account = 'member' WHERE user_id = $1`,
    [userId],
  )
  reportRule('one bag ordered from 20 tabs: orders', orders.size === 1, String(orders.size))
  reportRule(
    'points spent once, never below nothing',
    points?.spends === 1 && points.sum >= 0,
    `${points?.spends} × spent, ${points?.sum} left`,
  )
}
