import type { Ledger } from './ledger'
import type { BagLine } from '../line'
import { nextTier, tierReached } from './offers'
import { linesInScope, piecesOfLines } from './rules'
import {
  discountOn,
  type PricingVoucher,
  type VoucherContext,
  type VoucherRefusal,
  voucherRefusal,
} from './vouchers'

/** An applied voucher with its discount, dong; `next_tier` is what more pieces would bring. */
export interface AppliedVoucher {
  voucher: PricingVoucher
  amount: number
  next_tier: { min_qty: number; missing: number } | null
}

export interface RefusedVoucher {
  voucher: PricingVoucher
  reason: VoucherRefusal
}

export interface VoucherResult {
  applied: AppliedVoucher[]
  refused: RefusedVoucher[]
}

/** Parts vouchers into those for this bag and those that are not. */
export function partitionVouchers(
  vouchers: readonly PricingVoucher[],
  lines: readonly BagLine[],
  context: VoucherContext,
): { open: PricingVoucher[]; refused: RefusedVoucher[] } {
  const open: PricingVoucher[] = []
  const refused: RefusedVoucher[] = []
  for (const voucher of vouchers) {
    const reason = voucherRefusal(voucher, lines, context)
    if (reason) refused.push({ voucher, reason })
    else open.push(voucher)
  }
  return { open, refused }
}

interface Tiered {
  voucher: PricingVoucher
  lines: BagLine[]
  pieces: number
  amount: number
}

/**
 * Buy more, save more. A line counts for one such offer only: the offer that saves most takes its lines first, then the next best looks at
 * what is left. At equal savings the one with the smaller id.
 */
export function applyTiers(
  open: readonly PricingVoucher[],
  lines: readonly BagLine[],
  ledger: Ledger,
): VoucherResult {
  const taken: VoucherResult = { applied: [], refused: [] }
  let waiting = [...open]
  let free = [...lines]
  const measure = (voucher: PricingVoucher): Tiered => {
    const counted = linesInScope(free, voucher.rules)
    const pieces = piecesOfLines(counted)
    const discount = tierReached(voucher.tiers, pieces)?.discount ?? null
    return { voucher, lines: counted, pieces, amount: discountOn(ledger.left(counted), discount) }
  }
  while (waiting.length > 0) {
    const best = waiting.map(measure).toSorted((a, b) => b.amount - a.amount)[0]
    if (!best || best.amount === 0) break
    const { voucher, pieces } = best
    const amount = ledger.take(voucher.id, best.lines, best.amount)
    taken.applied.push({ voucher, amount, next_tier: nextTier(voucher.tiers, pieces) })
    waiting = waiting.filter(({ id }) => id !== voucher.id)
    free = free.filter((line) => !best.lines.includes(line))
  }
  for (const voucher of waiting) {
    const pieces = piecesOfLines(linesInScope(lines, voucher.rules))
    const winner = taken.applied.find(
      ({ voucher: other }) => linesInScope(linesInScope(lines, other.rules), voucher.rules).length > 0,
    )
    const next = tierReached(voucher.tiers, pieces) ? null : nextTier(voucher.tiers, pieces)
    if (next)
      taken.refused.push({ voucher, reason: { code: 'MIN_COUNT', min: next.min_qty, missing: next.missing } })
    else if (winner)
      taken.refused.push({ voucher, reason: { code: 'NOT_STACKABLE', applied: winner.voucher.id } })
    else taken.refused.push({ voucher, reason: { code: 'NO_BENEFIT' } })
  }
  return taken
}

/** Why a voucher that the bag meets does nothing for it. */
function idleReason({ gift }: PricingVoucher): VoucherRefusal {
  if (!gift) return { code: 'NO_BENEFIT' }
  return { code: gift.stock < 1 ? 'GIFT_GONE' : 'GIFT_ALREADY_GIVEN' }
}

/** Automatic vouchers on the goods, one after another in the order of ids, each on what the earlier ones left. `givers` are those whose gift is in the bag. */
export function applyAutomatic(
  open: readonly PricingVoucher[],
  lines: readonly BagLine[],
  ledger: Ledger,
  givers: ReadonlySet<string>,
): VoucherResult {
  const taken: VoucherResult = { applied: [], refused: [] }
  for (const voucher of open) {
    const counted = linesInScope(lines, voucher.rules)
    const amount = ledger.take(voucher.id, counted, discountOn(ledger.left(counted), voucher.discount))
    if (amount > 0 || givers.has(voucher.id)) taken.applied.push({ voucher, amount, next_tier: null })
    else taken.refused.push({ voucher, reason: idleReason(voucher) })
  }
  return taken
}

/** Whether a voucher's gift is in stock, and not in the bag already (`given`, combinations). */
export const canGive = ({ gift }: PricingVoucher, given: ReadonlySet<string>) =>
  gift !== null && gift.stock > 0 && !given.has(gift.combination_id)

/**
 * The one order voucher: of several codes the one that takes most off what is left; then the one with a gift still to be had, the one that
 * ends first, the smaller id. The others are not used up. `given` are the gifts (combinations) the bag has anyway.
 */
export function applyOrderVoucher(
  open: readonly PricingVoucher[],
  lines: readonly BagLine[],
  ledger: Ledger,
  given: ReadonlySet<string>,
): VoucherResult {
  const worth = open.map((voucher) => {
    const counted = linesInScope(lines, voucher.rules)
    const amount = discountOn(ledger.left(counted), voucher.discount)
    return { voucher, counted, amount, gives: canGive(voucher, given) }
  })
  const [best] = worth
    .filter(({ amount, gives }) => amount > 0 || gives)
    .sort(
      (a, b) =>
        b.amount - a.amount ||
        Number(b.gives) - Number(a.gives) ||
        a.voucher.ends_at.getTime() - b.voucher.ends_at.getTime(),
    )
  const refused = worth.flatMap(({ voucher, amount, gives }): RefusedVoucher[] => {
    if (voucher.id === best?.voucher.id) return []
    if (amount === 0 && !gives) {
      return [{ voucher, reason: idleReason(voucher) }]
    }
    return [{ voucher, reason: { code: 'NOT_STACKABLE', applied: best?.voucher.id ?? '' } }]
  })
  if (!best) return { applied: [], refused }
  const amount = ledger.take(best.voucher.id, best.counted, best.amount)
  return { applied: [{ voucher: best.voucher, amount, next_tier: null }], refused }
}
