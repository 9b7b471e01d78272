import { lte, sql } from 'drizzle-orm'
import { integer, pgTable } from 'drizzle-orm/pg-core'
import {
  database,
  type Database,
  preparedOnce,
  savepoint,
  sendTogether,
  transaction,
} from '@/services/database'
import { useDatabase } from '../database'

useDatabase()

/** Number of prepared statements of this connection whose text contains `mark`. */
async function preparedCount(
  tx: Parameters<Parameters<typeof transaction>[0]>[0],
  mark: string,
): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM pg_prepared_statements WHERE statement LIKE ${`%${mark}%`} AND name LIKE 'nang%'`,
  )
  return rows[0]?.count ?? 0
}

it('prepares frequent statements, and none that is sent once', async () => {
  await transaction(async (tx) => {
    for (const value of [1, 2, 3, 4])
      expect((await tx.execute(sql`SELECT ${value}::int AS often`)).rows).toEqual([{ often: value }])
    await tx.execute(sql`SELECT ${1}::int AS once`)
    expect([await preparedCount(tx, 'AS often'), await preparedCount(tx, 'AS once')]).toEqual([1, 0])
  })
})

it('gives the right result after a prepared statement failed, and after its table got a column', async () => {
  await database().execute(sql`CREATE TABLE prepared_test (id integer PRIMARY KEY)`)
  const add = (id: number) => sql`INSERT INTO prepared_test (id) VALUES (${id}) RETURNING id`
  await transaction(async (tx) => {
    for (const id of [1, 2, 3, 4]) await tx.execute(add(id))
    await expect(savepoint(tx, (inner) => inner.execute(add(1)))).rejects.toThrow()
    await tx.execute(sql`ALTER TABLE prepared_test ADD COLUMN name text`)
    expect((await tx.execute(add(5))).rows).toEqual([{ id: 5 }])
  })
})

describe('statements sent together', () => {
  it('give their results in order, also those of query builders', async () => {
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

  it('settle together, with the error of the statement that failed first', async () => {
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

describe('a query that is built once', () => {
  const table = pgTable('built_once', { id: integer().primaryKey() })
  const builds: number[] = []
  const idsUpTo = preparedOnce((db) => {
    builds.push(1)
    return db
      .select()
      .from(table)
      .where(lte(table.id, sql.placeholder('most')))
      .orderBy(table.id)
  })
  const idsIn = async (db: Database, most = 9) => (await idsUpTo(db).execute({ most })).map(({ id }) => id)

  it('reads of each transaction what that one has written, and is built once for all of them', async () => {
    await database().execute(sql`CREATE TABLE built_once (id integer PRIMARY KEY)`)
    const undone = new Error('undone')
    /** What is read in the savepoint, the transaction around it and beside it. */
    const reads = new Map<number, number[][]>()
    const writing = (id: number) =>
      transaction(async (tx) => {
        await tx.insert(table).values({ id })
        const inside = await savepoint(tx, async (inner) => {
          await inner.insert(table).values({ id: id + 1 })
          return idsIn(inner)
        })
        reads.set(id, [inside, await idsIn(tx, id), await idsIn(database())])
        throw undone
      })
    await Promise.all([1, 3, 5].map((id) => expect(writing(id)).rejects.toBe(undone)))
    expect([...reads].sort(([one], [other]) => one - other)).toEqual(
      [1, 3, 5].map((id) => [id, [[id, id + 1], [id], []]]),
    )
    await database().insert(table).values({ id: 7 })
    expect([await idsIn(database()), builds]).toEqual([[7], [1]])
  })
})
