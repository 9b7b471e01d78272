import { sql } from 'drizzle-orm'
import { persistentTransaction } from '@/services/database'
import { log } from '@/services/log'
import { redactSqlError } from '@/services/redact-sql-error'
import { useDatabase } from '../database'

useDatabase()

afterEach(() => jest.restoreAllMocks())

/** Fails with the SQLSTATE so many times, as the database would. */
async function failing(times: number, how: (error: unknown) => unknown = (error) => error) {
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

it('tries again after a deadlock, and logs it from the third try on', async () => {
  const warned = jest.spyOn(log, 'warn')
  expect(await failing(1)).toBe(2)
  expect(warned).not.toHaveBeenCalled()
  expect(await failing(2)).toBe(3)
  expect(warned).toHaveBeenCalledTimes(1)
  expect(await failing(9)).toBe('refused after 4')
})

it('knows a deadlock whose values were taken out already', async () => {
  expect(await failing(1, redactSqlError)).toBe(2)
})
