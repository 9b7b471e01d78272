import { AFFILIATE_BOOKS } from '@/scripts/books/affiliate-books'
import { LOYALTY_BOOKS } from '@/scripts/books/loyalty-books'
import { type Book, brokenRules } from '@/scripts/books/rules'
import type { BenchShop } from './bench-shop'

/** Checks in the database the rules that must hold after every run; gives the violated ones. */
export async function auditBooks(bench: BenchShop): Promise<string[]> {
  const checks: Book[] = [
    [
      'stock is what there was, less what is sold, plus what came back',
      `SELECT c.id FROM catalog.combinations c JOIN bench.initial_stock s ON s.combination_id = c.id
       LEFT JOIN (SELECT target_id, sum(quantity) AS out FROM sales.takings WHERE kind = 'stock' AND given_back_at IS NULL GROUP BY 1) t ON t.target_id = c.id
       WHERE c.stock <> s.stock - coalesce(t.out, 0)`,
    ],
    ['no stock below nothing', 'SELECT id FROM catalog.combinations WHERE stock < 0'],
    [
      'what an order holds of the shop is what its lines say',
      `SELECT o.id FROM sales.orders o WHERE NOT EXISTS (SELECT FROM sales.takings t WHERE t.order_id = o.id)`,
    ],
    [
      'ended orders hold nothing, others hold everything',
      `SELECT t.order_id FROM sales.takings t JOIN sales.orders o ON o.id = t.order_id
       WHERE (o.state IN ('cancelled', 'payment_failed', 'expired')) <> (t.given_back_at IS NOT NULL)`,
    ],
    ['one order a bag', 'SELECT cart_id FROM sales.orders GROUP BY cart_id HAVING count(*) > 1'],
    ['one order a press', 'SELECT idempotency_key FROM sales.orders GROUP BY 1 HAVING count(*) > 1'],
    [
      'an ordered bag has its order',
      `SELECT c.id FROM cart.carts c WHERE c.ordered_at IS NOT NULL AND NOT EXISTS (SELECT FROM sales.orders o WHERE o.cart_id = c.id)`,
    ],
    [
      'every payment belongs to one order, for its total',
      `SELECT p.id FROM payment.payments p LEFT JOIN sales.orders o ON o.id = p.order_id WHERE o.id IS NULL OR p.amount <> o.total`,
    ],
    [
      'an order is paid when a payment of it is, and only then',
      `SELECT o.id FROM sales.orders o LEFT JOIN payment.payments p ON p.order_id = o.id AND p.state = 'paid'
       WHERE o.payment_method NOT IN ('cash_on_delivery') AND o.total > 0 AND o.is_paid <> (p.id IS NOT NULL)`,
    ],
    [
      'the lines add up',
      `SELECT o.id FROM sales.orders o JOIN sales.order_lines l ON l.order_id = o.id GROUP BY o.id
       HAVING sum(l.total) <> o.subtotal - o.discount`,
    ],
    [
      'the state is where the history leads',
      `SELECT o.id FROM sales.orders o WHERE o.state <> (SELECT to_state FROM sales.order_events e WHERE e.order_id = o.id ORDER BY e.id DESC LIMIT 1)`,
    ],
    [
      'no voucher is used more often than allowed',
      `SELECT u.voucher_id FROM voucher.voucher_uses u JOIN voucher.vouchers v ON v.id = u.voucher_id WHERE u.given_back_at IS NULL
       GROUP BY u.voucher_id, u.buyer, v.uses_per_buyer HAVING count(*) > v.uses_per_buyer`,
    ],
    ...LOYALTY_BOOKS,
    ...AFFILIATE_BOOKS,
  ]
  return brokenRules(checks, (sql) => bench.query(sql))
}

/** Records stock, points and voucher uses before the run. */
export async function openBooks(bench: BenchShop): Promise<void> {
  await bench.query('CREATE SCHEMA IF NOT EXISTS bench')
  await bench.query('DROP TABLE IF EXISTS bench.initial_stock')
  await bench.query(
    `CREATE TABLE bench.initial_stock AS
     SELECT c.id AS combination_id, c.stock + coalesce(sum(t.quantity), 0)::integer AS stock
     FROM catalog.combinations c LEFT JOIN sales.takings t ON t.target_id = c.id AND t.kind = 'stock' AND t.given_back_at IS NULL
     GROUP BY c.id`,
  )
}
