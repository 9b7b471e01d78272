import { sql } from 'drizzle-orm'
import { database, savepoint, sendTogether, transaction } from '@/services/database'
import { useDatabase } from '../database'

useDatabase()

/** How often this connection has parsed a text that it keeps. */
async function kept(tx: Parameters<Parameters<typeof transaction>[0]>[0], mark: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM pg_prepared_statements WHERE statement LIKE ${`%${mark}%`} AND name LIKE 'nang%'`,
  )
  return rows[0]?.count ?? 0
}

it('keeps what was sent often parsed, and nothing that was sent once', async () => {
  await transaction(async (tx) => {
    for (const value of [1, 2, 3, 4])
      expect((await tx.execute(sql`SELECT ${value}::int AS often`)).rows).toEqual([{ often: value }])
    await tx.execute(sql`SELECT ${1}::int AS once`)
    expect([await kept(tx, 'AS often'), await kept(tx, 'AS once')]).toEqual([1, 0])
  })
})

it('gives the right answer after a kept statement failed, and after its table has another column', async () => {
  await database().execute(sql`CREATE TABLE kept_test (id integer PRIMARY KEY)`)
  const add = (id: number) => sql`INSERT INTO kept_test (id) VALUES (${id}) RETURNING id`
  await transaction(async (tx) => {
    for (const id of [1, 2, 3, 4]) await tx.execute(add(id))
    await expect(savepoint(tx, (inner) => inner.execute(add(1)))).rejects.toThrow()
    await tx.execute(sql`ALTER TABLE kept_test ADD COLUMN name text`)
    expect((await tx.execute(add(5))).rows).toEqual([{ id: 5 }])
  })
})

describe('statements sent together', () => {
  it('are answered in their order, queries that were built among them', async () => {
    const answers = await transaction((tx) =>
      sendTogether([
        tx.execute(sql`SELECT pg_sleep(0.05)`),
        tx.select({ one: sql`1` }).from(sql`(VALUES (1)) AS row`),
        'known',
        null,
      ]),
    )
    expect(answers.slice(1)).toEqual([[{ one: 1 }], 'known', null])
  })

  it('end together, with the error of the one that failed by itself', async () => {
    const ended: string[] = []
    const end = (name: string, work: Promise<unknown>) => work.finally(() => ended.push(name))
    const failing = transaction((tx) =>
      sendTogether([
        end('first', tx.execute(sql`SELECT 1`)),
        end('wrong', tx.execute(sql`SELECT 1 / 0`)),
        end('late', tx.execute(sql`SELECT pg_sleep(0.05)`)),
      ]),
    )
    await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } })
    expect(ended.sort()).toEqual(['first', 'late', 'wrong'])
    expect((await database().execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }])
  })
})
