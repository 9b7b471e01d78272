import { sqlStateOf } from '../redact-sql-error'

/** SQLSTATE of statements in a transaction that has already failed. */
const ABORTED = '25P02'

type Results<T extends readonly unknown[]> = { -readonly [K in keyof T]: Awaited<T[K]> }

/**
 * Pipelines statements of one transaction that do not need each other's results; the server executes them in this order. Settles when all
 * have settled, so that none outlives its transaction. @throws the error of the statement that failed first
 */
export function sendTogether<const T extends readonly unknown[]>(work: T): Promise<Results<T>>
export async function sendTogether(work: readonly unknown[]): Promise<unknown[]> {
  const ended = await Promise.allSettled(work)
  const failures = ended.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []))
  if (failures.length > 0) throw failures.find((error) => sqlStateOf(error) !== ABORTED) ?? failures[0]
  return ended.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
}
