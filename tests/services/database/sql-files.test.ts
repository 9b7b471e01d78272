import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { PoolClient } from 'pg'
import { array, object, string } from 'yup'
import { closeDatabase, databasePool } from '@/services/database'
import { migrate } from '@/services/database/migrate'
import { applySqlFiles, sqlFiles } from '@/services/database/sql-files'
import { triggersDocument } from '@/scripts/triggers/document'
import { useDatabase } from '../database'

useDatabase()

const MIGRATIONS = 'services/database/migrations'
/** The last migration that contains functions and triggers; later ones contain only tables. */
const LAST_WITH_FUNCTIONS = '0013_replaced_preorders'
/** Columns that no cached page shows, by table. The triggers that mark pages stale compare all others. */
const HIDDEN: Record<string, string[]> = {
  'catalog.products': [
    ...['id', 'source', 'external_id', 'digest', 'created_at', 'updated_at', 'refresh_at', 'daily_limit'],
    // Shown, but allowed to be stale: a sale alone does not expire the page.
    'total_orders',
    // These follow columns that are compared.
    ...['is_sale', 'is_in_stock_original'],
  ],
  'catalog.combinations': [
    ...['id', 'product_id', 'external_id', 'weight'],
    // Not compared itself, only whether few are left.
    'stock',
    // These follow columns that are compared.
    ...['discount_amount', 'discount_percentage', 'is_pre_order'],
  ],
  // No page shows a brand's sales and reviews.
  'catalog.brands': ['id', 'updated_at', 'total_orders', 'total_reviews', 'daily_limit'],
  'catalog.categories': ['id', 'updated_at', 'parent_id', 'level'],
}
const OURS = `nspname NOT LIKE 'pg\\_%' AND nspname NOT IN ('information_schema', 'graphile_worker', 'public')`

const journalSchema = object({ entries: array(object({ tag: string().required() })).required() })

interface Definition {
  name: string
  definition: string
}

/** All functions with their comments, and all triggers of this database. */
async function definitions(): Promise<Definition[]> {
  const { rows } = await databasePool().query<Definition>(
    `SELECT nspname || '.' || proname AS name, pg_get_functiondef(f.oid) || coalesce(obj_description(f.oid, 'pg_proc'), '') AS definition
     FROM pg_proc f JOIN pg_namespace n ON n.oid = pronamespace WHERE ${OURS}
     UNION ALL
     SELECT tgname, pg_get_triggerdef(t.oid) FROM pg_trigger t
     JOIN pg_class c ON c.oid = tgrelid JOIN pg_namespace n ON n.oid = relnamespace WHERE NOT tgisinternal AND ${OURS}
     ORDER BY 1, 2`,
  )
  return rows
}

const definitionOf = async (name: string) =>
  (await definitions()).filter((found) => found.name === name).map((found) => found.definition)

/** A digest that changes whenever a function or trigger is written, even unchanged: its row in the system catalogue gets a new version. */
async function versions(): Promise<unknown> {
  const { rows } = await databasePool().query<{ digest: string }>(
    `SELECT md5(string_agg(oid || ':' || xmin, ',' ORDER BY oid)) AS digest
     FROM (SELECT oid, xmin FROM pg_proc UNION ALL SELECT oid, xmin FROM pg_trigger) written`,
  )
  return rows[0]?.digest
}

/** Runs `work` in a new empty database, to which DATABASE_URL points meanwhile. */
async function inEmptyDatabase<T>(work: () => Promise<T>): Promise<T> {
  const before = process.env.DATABASE_URL
  const name = `nang_test_${randomUUID().replaceAll('-', '')}`
  await databasePool().query(`CREATE DATABASE ${name}`)
  await closeDatabase()
  process.env.DATABASE_URL = Object.assign(new URL(before ?? ''), { pathname: `/${name}` }).toString()
  try {
    return await work()
  } finally {
    await closeDatabase()
    process.env.DATABASE_URL = before
    await databasePool().query(`DROP DATABASE ${name} WITH (FORCE)`)
  }
}

async function withClient<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await databasePool().connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}

const apply = (files = sqlFiles(), migration = 'the last') =>
  withClient((client) => applySqlFiles(client, files, migration))

/** The files, one of them with an additional function. */
const withMore = (file: string, more: string) =>
  sqlFiles().map((one) => (one.path === file ? { ...one, text: `${one.text}\n${more}` } : one))

/** The files that create each object, by 'function catalog.refresh_products'. */
function sources(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const file of sqlFiles()) {
    for (const [, kind = '', name = ''] of file.text.matchAll(
      /^CREATE (?:OR REPLACE )?(?:CONSTRAINT )?(FUNCTION|TRIGGER) ([\w.]+)/gm,
    ))
      found.set(`${kind} ${name}`, [...(found.get(`${kind} ${name}`) ?? []), file.path])
  }
  return found
}

describe('SQL files', () => {
  it('are the only source of every function and trigger of a migrated database', async () => {
    const { rows } = await databasePool().query<{ name: string }>(
      `SELECT 'FUNCTION ' || nspname || '.' || proname AS name FROM pg_proc JOIN pg_namespace n ON n.oid = pronamespace WHERE ${OURS}
       UNION ALL
       SELECT 'TRIGGER ' || tgname FROM pg_trigger JOIN pg_class c ON c.oid = tgrelid JOIN pg_namespace n ON n.oid = relnamespace
       WHERE NOT tgisinternal AND ${OURS}`,
    )
    const inDatabase = rows.map((row) => row.name).sort()
    expect([...sources().keys()].sort()).toEqual(inDatabase)
    expect([...sources()].filter(([, files]) => files.length > 1)).toEqual([])
  })

  it('make an older database equal to a newly migrated one', async () => {
    const fresh = await inEmptyDatabase(async () => {
      await migrate()
      return definitions()
    })
    const upgraded = await inEmptyDatabase(async () => {
      const folder = mkdtempSync(path.join(os.tmpdir(), 'nang-migrations-'))
      try {
        cpSync(MIGRATIONS, folder, { recursive: true })
        const journal: unknown = JSON.parse(readFileSync(`${MIGRATIONS}/meta/_journal.json`, 'utf8'))
        const { entries } = journalSchema.validateSync(journal)
        const last = entries.findIndex((entry) => entry.tag === LAST_WITH_FUNCTIONS)
        writeFileSync(
          path.join(folder, 'meta/_journal.json'),
          JSON.stringify({ ...(journal as object), entries: entries.slice(0, last + 1) }),
        )
        await applyMigrations(drizzle({ client: databasePool() }), {
          migrationsFolder: folder,
          migrationsSchema: 'shop_migrations',
        })
      } finally {
        rmSync(folder, { recursive: true })
      }
      expect(await definitions()).not.toEqual(fresh)
      await migrate()
      return definitions()
    })
    expect(upgraded).toEqual(fresh)
  })

  it('are not applied again while they are unchanged', async () => {
    await migrate()
    const before = await versions()
    await migrate()
    expect(await versions()).toEqual(before)
    await apply(sqlFiles(), 'a newer one')
    expect(await versions()).not.toEqual(before)
  })

  it('are applied one by one as they change', async () => {
    await apply()
    const file = 'voucher/sql/vouchers.sql'
    const more = (value: number) =>
      withMore(
        file,
        `CREATE OR REPLACE FUNCTION voucher.answer() RETURNS integer LANGUAGE sql AS 'SELECT ${value}';`,
      )
    expect(await apply(more(1))).toEqual([file])
    expect(await apply(more(42))).toEqual([file])
    expect(await definitionOf('voucher.answer')).toEqual([expect.stringContaining('SELECT 42')])
    await databasePool().query('DROP FUNCTION voucher.answer()')
  })

  it('are all applied again after a migration, which may have dropped their objects', async () => {
    await apply()
    const before = await definitionOf('vouchers_updated')
    expect(before).toHaveLength(1)
    await databasePool().query('DROP TRIGGER vouchers_updated ON voucher.vouchers')
    expect(await apply(sqlFiles(), 'a newer one')).toEqual(sqlFiles().map((file) => file.path))
    expect(await definitionOf('vouchers_updated')).toEqual(before)
  })

  it('are applied all or not at all', async () => {
    await apply()
    const before = await definitions()
    const broken = withMore('account/sql/profile.sql', `COMMENT ON FUNCTION account.fold IS 'changed';`).map(
      (file) => (file.path === 'voucher/sql/vouchers.sql' ? { ...file, text: 'CREATE FUNCTION (' } : file),
    )
    await expect(apply(broken)).rejects.toThrow('services/voucher/sql/vouchers.sql cannot be applied')
    expect(await definitions()).toEqual(before)
  })

  it('of an older version are not applied to a newer database', async () => {
    await migrate()
    await databasePool().query(`COMMENT ON FUNCTION account.fold IS 'of a newer version'`)
    await databasePool().query('DELETE FROM shop.sql_files')
    await databasePool().query(
      `INSERT INTO shop_migrations.__drizzle_migrations (hash, created_at) VALUES ('newer', 99999999999999)`,
    )
    await migrate()
    expect(await definitionOf('account.fold')).toEqual([expect.stringContaining('of a newer version')])
    await databasePool().query(`DELETE FROM shop_migrations.__drizzle_migrations WHERE hash = 'newer'`)
    await databasePool().query('COMMENT ON FUNCTION account.fold IS NULL')
  })

  it('are listed in docs/triggers.md, which "npm run db:triggers" writes', async () => {
    await migrate()
    const written = readFileSync('docs/triggers.md', 'utf8')
    expect((await triggersDocument(databasePool())).split('\n')).toEqual(written.split('\n'))
  })

  it('compare the same columns before and after, including all columns that pages show', async () => {
    const pairs = sqlFiles().flatMap((file) =>
      [...file.text.matchAll(/\((after\.[^()]+)\)\s+IS DISTINCT FROM\s+\((before\.[^()]+)\)/g)].map(
        ([, after = '', before = '']) => [after.replaceAll('after.', ''), before.replaceAll('before.', '')],
      ),
    )
    expect(pairs.length).toBeGreaterThan(8)
    for (const [after, before] of pairs) expect(after).toBe(before)
    const withoutSpaces = (text = '') => text.replace(/\s|::text/g, '').split(',')
    for (const [table, hidden] of Object.entries(HIDDEN)) {
      const { rows } = await databasePool().query<{ name: string }>(
        'SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped',
        [table],
      )
      const columns = rows.map((row) => row.name).filter((name) => !hidden.includes(name))
      const compared = pairs.map(([after]) => withoutSpaces(after).sort())
      expect(compared).toContainEqual(columns.sort())
    }
  })
})
