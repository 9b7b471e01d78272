import { sql } from 'drizzle-orm'
import { persistentTransaction } from '@/services/database'
import { log } from '@/services/log'
import { redactSqlError } from '@/services/redact-sql-error'
import { useDatabase } from '../database'

useDatabase()

afterEach(() => jest.restoreAllMocks())

/** Raises a deadlock the first `times` times; gives the number of attempts, or 'refused after n'. */
async function withDeadlocks(times: number, how: (error: unknown) => unknown = (error) => error) {
  let tries = 0
  const gone = persistentTransaction(async (tx) => {
    tries++
    if (tries > times) return tries
    try {
      await tx.execute(sql`DO $$ BEGIN RAISE EXCEPTION 'x' USING ERRCODE = '40P01'; END $$`)
    } catch (error) {
      throw how(error)
    }
    return tries
  })
  return gone.catch(() => `refused after ${tries}`)
}

it('retries after a deadlock, and logs the third attempt', async () => {
  const warned = jest.spyOn(log, 'warn')
  expect(await withDeadlocks(1)).toBe(2)
  expect(warned).not.toHaveBeenCalled()
  expect(await withDeadlocks(2)).toBe(3)
  expect(warned).toHaveBeenCalledTimes(1)
  expect(await withDeadlocks(9)).toBe('refused after 4')
})

it('recognizes a deadlock after its values were redacted', async () => {
  expect(await withDeadlocks(1, redactSqlError)).toBe(2)
})
