import { log } from '../log'

interface RowOptions<Row> {
  /** what a row is, in the plural, for the log and the error: 'birthday gifts' */
  what: string
  /** by what the log names a row that failed: an id, nothing personal */
  idOf: (row: Row) => string | number
}

/** A row whose work failed, by its id. */
export interface RowFailure {
  id: string | number
  error: unknown
}

/**
 * Does `work` for each row, one after another. A row that fails is logged by its id and holds up no other. Gives the rows that failed; work
 * inside a transaction needs a savepoint for each row.
 */
export async function tryEachRow<Row>(
  rows: Iterable<Row> | AsyncIterable<Row>,
  { what, idOf }: RowOptions<Row>,
  work: (row: Row) => Promise<unknown>,
): Promise<RowFailure[]> {
  const failures: RowFailure[] = []
  for await (const row of rows)
    try {
      await work(row)
    } catch (error) {
      const id = idOf(row)
      log.error({ err: error, what, id }, 'a row of a job failed')
      failures.push({ id, error })
    }
  return failures
}

/**
 * As `tryEachRow`, for a job: it fails at its end, so that the queue tries it again.
 * @throws when a row failed, with the first error as its cause
 */
export async function forEachRow<Row>(
  rows: Iterable<Row> | AsyncIterable<Row>,
  options: RowOptions<Row>,
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  const failures = await tryEachRow(rows, options, work)
  const [first] = failures
  if (first) throw new Error(`${failures.length} ${options.what} failed`, { cause: first.error })
}
