import { log } from '../log'

/**
 * Does a job's work for each row, one after the other; a row that fails does not keep the others waiting. Its failure goes to the log with its
 * id.
 * @param failure what the log says of a row that failed
 * @throws at the end when a row failed, so that the job is tried again: `work` must bear to be repeated for the rows that succeeded
 */
export async function forEachRow<Id extends number | string>(
  failure: string,
  ids: Iterable<Id>,
  work: (id: Id) => Promise<unknown>,
): Promise<void> {
  let failed = 0
  let count = 0
  for (const id of ids) {
    count += 1
    try {
      await work(id)
    } catch (error) {
      failed += 1
      log.error({ err: error, id }, failure)
    }
  }
  if (failed > 0) throw new Error(`${failure}: ${failed} of ${count}`)
}
