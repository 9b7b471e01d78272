/** Pearson's test of goodness of fit. */

/** Categories with a smaller expected count are pooled. */
const LEAST_EXPECTED = 5

/** Lanczos' approximation of the logarithm of the gamma function, for x > 0. */
function logGamma(x: number): number {
  const coefficients = [
    676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
    -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
  ]
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x)
  const shifted = x - 1
  const base = shifted + 7.5
  const sum = coefficients.reduce(
    (total, coefficient, index) => total + coefficient / (shifted + index + 1),
    0.9999999999998099,
  )
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(base) - base + Math.log(sum)
}

const STEPS = 1_000
const TINY = 1e-300
const PRECISE = 1e-14

/** The upper regularized incomplete gamma function Q(a, x): by its series for small x, by its continued fraction (Lentz) else. */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1
  const factor = Math.exp(a * Math.log(x) - x - logGamma(a))
  if (x < a + 1) {
    let term = 1 / a
    let sum = term
    for (let step = 1; step < STEPS && Math.abs(term) > Math.abs(sum) * PRECISE; step++) {
      term *= x / (a + step)
      sum += term
    }
    return Math.max(0, 1 - sum * factor)
  }
  let b = x + 1 - a
  let c = 1 / TINY
  let d = 1 / b
  let fraction = d
  for (let step = 1; step < STEPS; step++) {
    const numerator = -step * (step - a)
    b += 2
    d = 1 / orTiny(numerator * d + b)
    c = orTiny(b + numerator / c)
    const change = d * c
    fraction *= change
    if (Math.abs(change - 1) < PRECISE) break
  }
  return factor * fraction
}

const orTiny = (value: number) => (Math.abs(value) < TINY ? TINY : value)

/** The probability of a chi-squared statistic of at least this size. */
export const pValue = (statistic: number, degrees: number): number => upperGamma(degrees / 2, statistic / 2)

export interface Fit {
  statistic: number
  degrees: number
  p: number
}

/**
 * How well counts fit weights. Categories with an expected count below 5 are pooled, the smallest first; null when fewer than two are
 * left. A count in a category of weight 0 is impossible: p is 0.
 */
export function fitOf(counts: readonly number[], weights: readonly number[]): Fit | null {
  const all = counts.reduce((sum, count) => sum + count, 0)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const categories = weights.map((weight, index) => ({
    count: counts[index] ?? 0,
    expected: (all * weight) / total,
  }))
  if (categories.some(({ count, expected }) => expected === 0 && count > 0))
    return { statistic: Infinity, degrees: 1, p: 0 }
  const pools: { count: number; expected: number }[] = []
  for (const category of categories
    .filter(({ expected }) => expected > 0)
    .sort((a, b) => a.expected - b.expected)) {
    const open = pools.at(-1)
    if (open && open.expected < LEAST_EXPECTED) {
      open.count += category.count
      open.expected += category.expected
    } else pools.push({ ...category })
  }
  if (pools.length < 2 || pools.some(({ expected }) => expected < LEAST_EXPECTED)) return null
  const statistic = pools.reduce((sum, { count, expected }) => sum + (count - expected) ** 2 / expected, 0)
  const degrees = pools.length - 1
  return { statistic, degrees, p: pValue(statistic, degrees) }
}
