import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { BankOffer, BankOfferFilter } from '@/domain/campaign/bank-offer'
import { isInScope, type ScopedProduct } from '@/domain/campaign/tokens'
import type { Voucher } from '@/domain/voucher'
import { placementOf } from '../../catalog'
import type { Database } from '../../database'
import { publicVouchers } from '../../voucher'
import { bank_offers, type ProductScope } from '../schema'

type Row = typeof bank_offers.$inferSelect
type ScopedOffer = BankOffer & { scope: ProductScope }

const idsOf = (named: readonly { id: number }[]) => named.map(({ id }) => id)

/** An offer that the shop gives: discount, conditions and code are those of its voucher, which takes them off at payment. */
const byShop = (row: Row, voucher: Voucher): ScopedOffer => ({
  ...textsOf(row),
  card_prefixes: [],
  discount: voucher.discount,
  min_amount: voucher.rules.order.min_amount,
  payment_methods: voucher.payment_methods,
  start_date: later(row.start_date.toISOString(), voucher.start_date),
  end_date: earlier(row.end_date.toISOString(), voucher.end_date),
  voucher_code: voucher.code,
  scope: {
    brand_ids: idsOf(voucher.rules.brands),
    category_ids: idsOf(voucher.rules.categories),
    product_ids: idsOf(voucher.rules.products),
  },
})

/** An offer that the bank gives by its own rules, as the row says them. */
const byBank = (row: Row): ScopedOffer => ({
  ...textsOf(row),
  card_prefixes: row.card_prefixes,
  discount: row.discount,
  min_amount: row.min_amount,
  payment_methods: row.payment_methods,
  start_date: row.start_date.toISOString(),
  end_date: row.end_date.toISOString(),
  voucher_code: null,
  scope: row.scope,
})

const textsOf = ({ id, bank, name, description, given_by, how_to }: Row) => ({
  ...{ _id: String(id), bank, name, description, given_by, how_to },
})

const later = (one: string, other: string) => (Date.parse(one) > Date.parse(other) ? one : other)
const earlier = (one: string, other: string) => (Date.parse(one) < Date.parse(other) ? one : other)

const isWanted = (offer: ScopedOffer, { amount, payment_method }: BankOfferFilter): boolean =>
  (amount === undefined || offer.min_amount === null || offer.min_amount <= amount) &&
  (payment_method === undefined ||
    offer.payment_methods.length === 0 ||
    offer.payment_methods.includes(payment_method))

/**
 * Offers of banks in force (PAY-06): for a product, an amount, a payment method where the filter names them. An offer of the shop whose
 * voucher is not in force is none. @throws NOT_FOUND for an unknown product
 */
export async function bankOffers(db: Database, filter: BankOfferFilter): Promise<BankOffer[]> {
  const rows = await db
    .select()
    .from(bank_offers)
    .where(
      and(
        eq(bank_offers.is_active, true),
        lte(bank_offers.start_date, sql`now()`),
        gt(bank_offers.end_date, sql`now()`),
      ),
    )
    .orderBy(asc(bank_offers.position), asc(bank_offers.id))
  const { product_id } = filter
  const [vouchers, product] = await Promise.all([
    publicVouchers(
      db,
      rows.flatMap(({ voucher_id }) => voucher_id ?? []),
    ),
    product_id === undefined
      ? null
      : placementOf(db, product_id).then((placement): ScopedProduct => ({ product_id, ...placement })),
  ])
  const byId = new Map(vouchers.map((voucher) => [Number(voucher._id), voucher]))
  return rows
    .flatMap((row) => {
      if (row.voucher_id === null) return [byBank(row)]
      const voucher = byId.get(row.voucher_id)
      return voucher ? [byShop(row, voucher)] : []
    })
    .filter((offer) => (product === null || isInScope(offer.scope, product)) && isWanted(offer, filter))
    .map(({ scope: _, ...offer }) => offer)
}
