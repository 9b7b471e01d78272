/** Deterministic randomness: one seed, one picture. */
export interface Random {
  (): number
  between(low: number, high: number): number
  pick<T>(choices: readonly [T, ...T[]]): T
}

/** mulberry32 */
export const random = (seed: number): Random => {
  let state = (Math.imul(seed | 0, 0x9e3779b1) ^ 0x5bd1e995) >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  next()
  return Object.assign(next, {
    between: (low: number, high: number) => low + next() * (high - low),
    pick: <T>(choices: readonly [T, ...T[]]): T => choices[Math.floor(next() * choices.length)] ?? choices[0],
  })
}
