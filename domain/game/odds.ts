/** Weights of a wheel: whole numbers that add up to a power of ten, so that every chance is an exact decimal. */

const TOTALS = [100, 1_000, 10_000, 100_000, 1_000_000]

/** Whether weights with this sum can be published as exact decimals. */
export const isTotalWeight = (total: number): boolean => TOTALS.includes(total)

const HUNDREDTHS = 4

/** The chance of `weight` in `total`, a power of ten, per cent: 5 of 10,000 → '0.05'. */
export function chanceText(weight: number, total: number): string {
  if (!isTotalWeight(total)) throw new RangeError(`no total of weights: ${total}`)
  const millionths = String((weight * 1_000_000) / total).padStart(HUNDREDTHS + 1, '0')
  const whole = millionths.slice(0, -HUNDREDTHS)
  const rest = millionths.slice(-HUNDREDTHS).replace(/0+$/, '')
  return rest === '' ? whole : `${whole}.${rest}`
}

export const totalWeight = (prizes: readonly { weight: number }[]): number =>
  prizes.reduce((sum, { weight }) => sum + weight, 0)

/** The place in the list on which a random value from 0 to one less than the total weight falls. @throws RangeError outside */
export function placeOf(value: number, prizes: readonly { weight: number }[]): number {
  let rest = value
  const place = prizes.findIndex(({ weight }) => (rest -= weight) < 0)
  if (value < 0 || !Number.isInteger(value) || place < 0) throw new RangeError(`no random value: ${value}`)
  return place
}

export interface LimitedPrize {
  weight: number
  is_fallback: boolean
  /** null without a limit */
  stock_left: number | null
  left_today: number | null
}

const isGone = ({ stock_left, left_today }: LimitedPrize) => stock_left === 0 || left_today === 0

/** Weights of this moment: that of a prize out of stock or at its daily cap goes to the fallback. */
export function weightsNow(prizes: readonly LimitedPrize[]): number[] {
  const lost = totalWeight(prizes.filter(isGone))
  return prizes.map((prize) => {
    if (isGone(prize)) return 0
    return prize.is_fallback ? prize.weight + lost : prize.weight
  })
}
