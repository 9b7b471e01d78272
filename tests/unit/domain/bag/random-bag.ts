import type { BagInput } from '@/domain/bag/pricing/breakdown'
import type { BagLine } from '@/domain/bag/line'
import type { PricingVoucher } from '@/domain/bag/pricing/vouchers'
import type { Classification } from '@/domain/catalog/product'
import { VOUCHER_TYPES } from '@/domain/voucher'
import { bag, daysFromNow, gift, giftOffer, line, rules, voucher } from './make'
import type { Random } from './random'

export function randomLine(random: Random, id: string): BagLine {
  const unit_price = random.pick([
    0,
    1,
    999,
    33_333,
    random.int(1_000, 2_000_000),
    random.int(1, 60) * 10_000,
  ])
  const quantity = random.pick([1, 1, 2, 3, random.int(1, 20)])
  const classification = random.pick<Classification>([
    'normal',
    'normal',
    'normal',
    'egift',
    'bundle_virtual',
    'product_pack',
  ])
  const part = () => ({
    product_id: random.int(1, 9),
    combination_id: `c${random.int(1, 9)}`,
    quantity: random.int(1, 3),
    unit_price: random.int(0, 300_000),
    stock: random.int(0, 90),
  })
  return line({
    id,
    classification,
    quantity,
    unit_price,
    list_price: unit_price + random.pick([0, 0, random.int(0, 500_000)]),
    product_id: random.int(1, 9),
    combination_id: `c${random.int(1, 20)}`,
    brand: { id: random.int(1, 4), name: 'brand' },
    category_ids: random.list(1, 3, () => random.int(1, 5)),
    weight: random.int(0, 900),
    stock: random.int(0, 60),
    is_active: random.chance(0.95),
    is_pre_order: random.chance(0.1),
    preorder_left: random.int(0, 10),
    is_buy_one_get_one_free: random.chance(0.2),
    parts:
      classification === 'bundle_virtual' || classification === 'product_pack' ? random.list(2, 4, part) : [],
  })
}

const randomRules = (random: Random) =>
  rules({
    ...(random.chance(0.5) ? { min_amount: random.int(0, 800_000) } : {}),
    ...(random.chance(0.3) ? { total_products: random.int(1, 6) } : {}),
    brands: random.chance(0.2) ? [random.int(1, 4)] : [],
    categories: random.chance(0.3) ? [random.int(1, 5)] : [],
    products: random.chance(0.1) ? [random.int(1, 9)] : [],
  })

const randomDiscount = (random: Random) =>
  random.chance(0.5)
    ? { kind: 'amount' as const, value: random.int(0, 300_000), max: null }
    : {
        kind: 'percentage' as const,
        value: random.int(0, 100),
        max: random.pick([null, random.int(0, 90_000)]),
      }

function randomVoucher(random: Random, id: string): PricingVoucher {
  const type = random.pick(VOUCHER_TYPES)
  const is_auto_applied = type === 'bmsm' || random.chance(0.4)
  return voucher({
    id,
    type,
    is_auto_applied,
    code: is_auto_applied ? null : id.toUpperCase(),
    discount: random.chance(0.9) ? randomDiscount(random) : null,
    tiers:
      type === 'bmsm'
        ? random.list(1, 3, (place) => ({ min_qty: place * 2 + 1, discount: randomDiscount(random) }))
        : [],
    gift: random.chance(0.2)
      ? gift({ combination_id: `g${random.int(1, 3)}`, stock: random.int(0, 2) })
      : null,
    rules: randomRules(random),
    ends_at: daysFromNow(random.int(-1, 20)),
    is_member_only: random.chance(0.2),
    owner_id: random.pick([null, null, 5, 6]),
    is_used: random.chance(0.1),
    is_used_up: random.chance(0.05),
  })
}

/** Any bag a shopper, a visitor or a mischief-maker could bring to the till. */
export function randomBag(random: Random): BagInput {
  const fee = random.pick([0, random.int(15_000, 90_000)])
  return bag({
    lines: random.list(0, 7, (place) => randomLine(random, `line-${place}`)),
    gift_offers: random.list(0, 3, (place) =>
      giftOffer({
        id: `p${place}`,
        rules: randomRules(random),
        gift: gift({ combination_id: `g${random.int(1, 4)}`, stock: random.int(0, 2) }),
      }),
    ),
    vouchers: random.list(0, 8, (place) => randomVoucher(random, `v${place}`)),
    shipping: random.pick([null, { fee, standard_fee: Math.min(fee, 30_000) }, { fee, standard_fee: fee }]),
    points: random.pick([null, { wanted: random.int(-5, 3_000), balance: random.int(-5, 3_000) }]),
    member_id: random.pick([null, 5, 5, 5]),
    level: random.pick([
      null,
      null,
      { stage: 'Ruby', multiplier: 150, free_delivery_from: random.pick([0, 100_000, null]) },
    ]),
    payment_method: random.pick([null, 'momo', 'cash_on_delivery']),
  })
}
