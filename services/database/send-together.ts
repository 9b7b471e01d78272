import { sqlStateOf } from '../redact-sql-error'

/** What a transaction answers once one of its statements has failed. */
const ABORTED = '25P02'

type Results<T extends readonly unknown[]> = { -readonly [K in keyof T]: Awaited<T[K]> }

/**
 * Statements of one transaction that do not need each other's answers, sent without waiting in between; the server works on them in this
 * order. Ends when all have ended, so that none outlives its transaction. @throws the error of the first that failed by itself
 */
export function sendTogether<const T extends readonly unknown[]>(work: T): Promise<Results<T>>
export async function sendTogether(work: readonly unknown[]): Promise<unknown[]> {
  const ended = await Promise.allSettled(work)
  const failures = ended.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []))
  if (failures.length > 0) throw failures.find((error) => sqlStateOf(error) !== ABORTED) ?? failures[0]
  return ended.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
}
