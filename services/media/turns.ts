/** Work on pictures in turns: each one under way holds an unpacked picture in memory. */

export interface Turns {
  /** Does the work when its turn comes; null when too many wait already. */
  take: <T>(work: () => Promise<T>) => Promise<T> | null
  isBusy: () => boolean
}

/** @param atOnce works under way at the same time @param mostWaiting so many more may wait */
export function turnsOf(atOnce: number, mostWaiting: number): Turns {
  let running = 0
  const waiting: (() => void)[] = []

  async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }

  return {
    take: (work) => (running >= atOnce && waiting.length >= mostWaiting ? null : run(work)),
    isBusy: () => running > 0,
  }
}
