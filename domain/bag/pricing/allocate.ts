/**
 * Shares an amount among lines in proportion to their weights, in whole dong: each gets the whole part of its due, and what is left goes
 * one by one to the largest remainders, the earlier line first at equal ones. The shares sum up to the amount exactly; with an amount no
 * larger than the sum of the weights, no share is larger than its weight. Nothing is shared among lines that weigh nothing.
 */
export function spread(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n)
  if (sum === 0n) return weights.map(() => 0)
  const dues = weights.map((weight, place) => {
    const due = BigInt(amount) * BigInt(weight)
    return { place, share: Number(due / sum), remainder: due % sum }
  })
  let left = amount - dues.reduce((total, { share }) => total + share, 0)
  const shares = dues.map(({ share }) => share)
  const byRemainder = dues.toSorted((a, b) =>
    a.remainder === b.remainder ? a.place - b.place : a.remainder > b.remainder ? -1 : 1,
  )
  for (const { place, share } of byRemainder) {
    if (left === 0) break
    shares[place] = share + 1
    left -= 1
  }
  return shares
}
