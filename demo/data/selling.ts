import type { DemoCombination, DemoProduct } from '../types'
import type { Random } from '@/domain/random'

type Deduction = NonNullable<DemoCombination['deduction']>

const percentages = [5, 8, 10, 12, 15, 18, 20, 25, 30, 35, 40, 50]

/** Price to pay in dong, rounded to whole thousands as the shop shows it. */
export function priceAfterDeduction(combination: DemoCombination): number {
  const { price, deduction } = combination
  if (deduction === undefined) return price
  return deduction.type === 'amount'
    ? price - deduction.value
    : Math.round((price * (100 - deduction.value)) / 100)
}

/** A percentage whose result is whole thousands, else the same discount as an amount. */
function makeDeduction(random: Random, price: number, percentage: number): Deduction {
  const off = (price * percentage) / 100
  const show_as_percentage = random.chance(0.85)
  if (off % 1000 === 0) return { type: 'percentage', value: percentage, show_as_percentage }
  const value = Math.max(1000, Math.round(off / 1000) * 1000)
  return { type: 'amount', value: Math.min(value, price - 5000), show_as_percentage }
}

/** Puts deductions, stock and pre-orders on fresh combinations. */
export function sell(
  random: Random,
  fresh: readonly DemoCombination[],
): { combinations: DemoCombination[]; is_preorder: boolean } {
  const on_sale = random.chance(0.44)
  const sold_out = random.chance(0.068)
  const some_out = fresh.length > 1 && random.chance(0.62)
  const is_preorder = !sold_out && random.chance(0.021)
  const percentage = random.pick(percentages)
  const varied = random.chance(0.4)

  const combinations = fresh.map((combination, index): DemoCombination => {
    const skipped = varied && index > 0 && random.chance(0.3)
    const share = varied && random.chance(0.5) ? random.pick(percentages) : percentage
    const deduction = on_sale && !skipped ? makeDeduction(random, combination.price, share) : undefined
    const gone = sold_out || (some_out && index > 0 && random.chance(0.45)) || is_preorder
    const total_quota = random.int(3, 20) * 10
    const sold_quota = random.chance(0.2) ? total_quota : random.int(0, total_quota - 1)
    return {
      ...combination,
      ...(deduction === undefined ? {} : { deduction }),
      stock: gone ? 0 : random.chance(0.08) ? random.int(1, 5) : combination.stock,
      ...(is_preorder
        ? { preorder: { total_quota, sold_quota, ships_in_days: random.pick([7, 10, 14, 21, 30]) } }
        : {}),
    }
  })
  return { combinations, is_preorder }
}

export type Flags = Pick<
  DemoProduct,
  | 'is_new'
  | 'is_exclusive'
  | 'is_limited'
  | 'is_online'
  | 'is_buy_one_get_one_free'
  | 'label_bmsm'
  | 'total_orders'
  | 'created_days_ago'
>

const labels = ['Mua 2 giảm 10%', 'Mua 3 giảm 15%', 'Mua 2 giảm 5%', 'Mua 2 tặng 1 quà', 'Mua 3 tính tiền 2']

/** What the listing says about a product, and how well it has sold. */
export function makeFlags(random: Random): Flags {
  const is_new = random.chance(0.095)
  const created_days_ago = is_new ? random.int(1, 44) : random.int(45, 900)
  const tail = Math.floor(Math.exp(random.next() ** 0.95 * Math.log(48_001)) - 1)
  return {
    is_new,
    created_days_ago,
    is_exclusive: random.chance(0.06),
    is_limited: random.chance(0.04),
    is_online: random.chance(0.04),
    is_buy_one_get_one_free: random.chance(0.03),
    label_bmsm: random.chance(0.05) ? random.pick(labels) : null,
    total_orders: is_new ? Math.min(tail, random.int(0, 1800)) : tail,
  }
}
