import { makeLedger, type Ledger } from './ledger'
import type { BagLine } from '../line'
import { freeUnits, giftsFor, type FreeProduct, type GiftOffer, type MissedOffer } from './offers'
import {
  canGive,
  applyAutomatic,
  applyOrderVoucher,
  applyTiers,
  type AppliedVoucher,
  type RefusedVoucher,
} from './apply-vouchers'
import { inOrder, partOf, type PricingVoucher } from './vouchers'

export interface PricedGoods {
  /** what is left to pay of each line */
  ledger: Ledger
  free_units: FreeProduct[]
  gifts: FreeProduct[]
  missed_gifts: MissedOffer[]
  applied: AppliedVoucher[]
  refused: RefusedVoucher[]
}

/** An automatic voucher's gift is an offer like a promotion's. */
function asOffer({ id, rules, gift }: PricingVoucher): GiftOffer[] {
  return gift ? [{ source: 'voucher', id, rules, gift }] : []
}

/** The gift of the order voucher, unless the bag has it already. */
function giftOf(voucher: PricingVoucher, given: ReadonlySet<string>): FreeProduct[] {
  if (!voucher.gift || !canGive(voucher, given)) return []
  const { product_id, combination_id, weight } = voucher.gift
  return [{ source: 'voucher', offer_id: voucher.id, product_id, combination_id, quantity: 1, weight }]
}

/** All discounts on goods before delivery and points, of vouchers whose rules the bag meets. */
export function priceGoods(
  lines: readonly BagLine[],
  giftOffers: readonly GiftOffer[],
  open: readonly PricingVoucher[],
): PricedGoods {
  const ledger = makeLedger(lines)
  const automatic = open.filter((voucher) => partOf(voucher) === 'automatic')
  const { gifts, missed } = giftsFor(lines, [...inOrder(giftOffers), ...automatic.flatMap(asOffer)])
  const given = new Set(gifts.map(({ combination_id }) => combination_id))
  const giftSources = gifts.flatMap(({ source, offer_id }) =>
    source === 'voucher' && offer_id !== null ? [offer_id] : [],
  )

  const tiers = open.filter((voucher) => partOf(voucher) === 'tiers')
  const codes = open.filter((voucher) => partOf(voucher) === 'order')
  const byTiers = applyTiers(tiers, lines, ledger)
  const byItself = applyAutomatic(automatic, lines, ledger, new Set(giftSources))
  const byCode = applyOrderVoucher(codes, lines, ledger, given)
  return {
    ledger,
    free_units: freeUnits(lines),
    gifts: [...gifts, ...byCode.applied.flatMap(({ voucher }) => giftOf(voucher, given))],
    missed_gifts: missed,
    applied: [...byTiers.applied, ...byItself.applied, ...byCode.applied],
    refused: [...byTiers.refused, ...byItself.refused, ...byCode.refused],
  }
}
