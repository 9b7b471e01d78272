import { setTimeout } from 'node:timers/promises'
import { log } from '../log'
import type { Job } from './job'

/** Between a runner that ended by itself and the next. */
const RESTART_MS = 5_000

/**
 * Runs jobs in this process as they are queued and as the clock has them come. When the database goes away the runner ends, and another starts once it is back.
 * Gives the function that ends it: it takes no new job and resolves when those under way are finished.
 */
export function runJobs(jobs: readonly Job[]): () => Promise<void> {
  const end = new AbortController()
  const keepRunning = async () => {
    // Loaded where jobs run, not wherever one is added.
    const { runUntil } = await import('./runner')
    while (!end.signal.aborted) {
      try {
        await runUntil(end.signal, jobs)
      } catch (error) {
        log.error({ err: error }, 'job runner failed')
      }
      await setTimeout(RESTART_MS, null, { signal: end.signal, ref: false }).catch(() => null)
    }
  }
  const ended = keepRunning()
  return () => {
    end.abort()
    return ended
  }
}

/** Runs every job that is due, and those they add, until there is none left: what a test waits for. */
export async function runDueJobs(jobs: readonly Job[]): Promise<void> {
  const { runOnceOver } = await import('./runner')
  await runOnceOver(jobs)
}
