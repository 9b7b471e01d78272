import type { Goods } from './buyer'
import type { BenchShop } from './bench-shop'

/** `count` different products without variants and with plenty of stock. */
export async function goodsOnSale(bench: BenchShop, count: number): Promise<Goods[]> {
  return bench.query<Goods>(
    `SELECT c.product_id, c.id::text AS combination_id FROM catalog.combinations c JOIN catalog.products p ON p.id = c.product_id
     WHERE p.classification = 'normal' AND p.is_active AND NOT p.is_withheld AND c.is_available AND NOT c.is_pre_order
       AND c.stock >= 40 AND c.price_after_discount BETWEEN 60000 AND 400000 AND p.daily_limit IS NULL
       AND NOT EXISTS (SELECT FROM catalog.deductions d WHERE d.combination_id = c.id AND d.quota IS NOT NULL)
     ORDER BY c.id LIMIT $1`,
    [count],
  )
}
