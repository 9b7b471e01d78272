/** How long an answer counts as new, from when the page with it was shown. */
const FRESH_MS = 10_000

const servedAt = new Map<string, number>()

/** Notes that the answers of these calls came with the page. */
export const noteServed = (keys: readonly string[]): void =>
  keys.forEach((key) => servedAt.set(key, performance.now()))

/** Whether the answer of a call came with the page just now, so that a hook that shows it need not ask again. */
export const isJustServed = (key: string | null): boolean =>
  key !== null && performance.now() - (servedAt.get(key) ?? -Infinity) < FRESH_MS
