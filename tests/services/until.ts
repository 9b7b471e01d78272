import { setTimeout } from 'node:timers/promises'

/** Waits until the condition holds. @throws when it does not in time (ms) */
export async function until(holds: () => boolean | Promise<boolean>, within = 15_000): Promise<void> {
  const end = Date.now() + within
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`the condition does not hold after ${within} ms`)
    await setTimeout(20)
  }
}
