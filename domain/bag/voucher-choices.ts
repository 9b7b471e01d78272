import type { VoucherChoice } from './view'
import type { VoucherRefusal } from './pricing/vouchers'

/** A choice before it is known how it compares with the others. */
export type UnrankedChoice = Omit<VoucherChoice, 'is_best'>

/** Refusals that a later step of the checkout settles: such a code can be chosen now, and counts then. */
const SETTLED_LATER: readonly VoucherRefusal['code'][] = ['PAYMENT_METHOD', 'NO_SHIPPING_YET']

/** Whether choosing it makes sense: it counts for this bag, or will with the way to pay or the address. */
export const isChoosable = ({ reason }: Pick<VoucherChoice, 'reason'>): boolean =>
  reason === null || SETTLED_LATER.includes(reason.code)

/** Unusable ones by how near they are: those a little more shopping makes usable, then other goods, then who the buyer is, then nothing. */
const DISTANCE: Partial<Record<VoucherRefusal['code'], number>> = {
  MIN_AMOUNT: 0,
  MIN_COUNT: 1,
  NO_GOODS: 1,
  BRANDS: 2,
  CATEGORIES: 2,
  PRODUCTS: 2,
  SCOPE: 2,
  MEMBER_ONLY: 3,
  NOT_STACKABLE: 4,
}
const FAR = 5

const groupOf = ({ reason }: UnrankedChoice): number => {
  if (reason === null) return 0
  return SETTLED_LATER.includes(reason.code) ? 1 : 2 + (DISTANCE[reason.code] ?? FAR)
}

const missingOf = ({ reason }: UnrankedChoice): number => (reason && 'missing' in reason ? reason.missing : 0)

/** The first difference that is not nothing decides. */
const byRank = (a: UnrankedChoice, b: UnrankedChoice): number =>
  groupOf(a) - groupOf(b) ||
  b.amount - a.amount ||
  missingOf(a) - missingOf(b) ||
  Date.parse(a.end_date) - Date.parse(b.end_date)

/**
 * Vouchers as a shopper looks through them: those that count for this bag first, what saves most on top and marked as the best, then those
 * that will count once the checkout is filled in, then the others, the nearest first. What is chosen stays in its place.
 */
export function rankChoices(choices: readonly UnrankedChoice[]): VoucherChoice[] {
  const ranked = choices.toSorted(byRank)
  const best = ranked.find(({ reason, amount }) => reason === null && amount > 0)
  return ranked.map((choice) => ({ ...choice, is_best: choice === best }))
}
