// @ts-check
import { setTimeout } from 'node:timers/promises'

/**
 * What `work` gives; null when that takes longer than `ms`. The timer is cleared: while it waits, it holds the request that it was set in.
 * @template T @param {Promise<T>} work @param {number} ms @returns {Promise<T | null>}
 */
export async function within(work, ms) {
  const waiting = new AbortController()
  try {
    return await Promise.race([work, setTimeout(ms, null, { ref: false, signal: waiting.signal })])
  } finally {
    waiting.abort()
  }
}
