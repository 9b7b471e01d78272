import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ClientBase } from 'pg'

/**
 * The current source of functions, triggers and views is services/<module>/sql/*.sql (docs/decisions/0032-sql-files.md); migrations
 * contain tables. Each statement can be applied repeatedly: CREATE OR REPLACE, or DROP … IF EXISTS before CREATE.
 */

/** Order of the modules; within a module files are sorted by name. An object that a statement needs (a trigger's function, a function in SQL) is created before it. */
const MODULES = [
  'database',
  'account',
  'catalog',
  'review',
  'content',
  'voucher',
  'game',
  'alert',
  'cart',
  'order',
  'loyalty',
  'payment',
  'campaign',
  'affiliate',
]

const SERVICES = fileURLToPath(new URL('..', import.meta.url))

export interface SqlFile {
  /** from services/: 'catalog/sql/products.sql' */
  path: string
  text: string
}

/** All SQL files in the order in which they are applied. @throws when a module with SQL files has no place in the order. */
export function sqlFiles(): SqlFile[] {
  const place = (file: string) => MODULES.indexOf(file.split('/')[0] ?? '')
  const paths = readdirSync(SERVICES, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /^[^/]+\/sql\/[^/]+\.sql$/.test(file))
  const unlisted = paths.find((file) => place(file) < 0)
  if (unlisted)
    throw new Error(
      `services/${unlisted}: its module is missing in MODULES of services/database/sql-files.ts`,
    )
  return paths
    .sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1))
    .map((file) => ({ path: file, text: readFileSync(path.join(SERVICES, file), 'utf8') }))
}

/** The last migration is part of the checksum: a migration may drop functions or triggers with a table, so every file is applied after it. */
const checksumOf = (file: SqlFile, migration: string) =>
  createHash('sha256').update(`${migration}\n${file.text}`).digest('hex')

/**
 * Applies the files that differ from those last applied to this database, in one transaction. `migration` identifies the last migration.
 * Gives the paths of the applied files.
 */
export async function applySqlFiles(
  client: Pick<ClientBase, 'query'>,
  files: readonly SqlFile[],
  migration: string,
): Promise<string[]> {
  const { rows } = await client.query<{ path: string; checksum: string }>(
    'SELECT path, checksum FROM shop.sql_files',
  )
  const applied = new Map(rows.map((row) => [row.path, row.checksum]))
  const changed = files.filter((file) => applied.get(file.path) !== checksumOf(file, migration))
  const gone = [...applied.keys()].filter((name) => !files.some((file) => file.path === name))
  if (changed.length === 0 && gone.length === 0) return []
  await client.query('BEGIN')
  try {
    for (const file of changed) {
      await client.query(file.text).catch((error: unknown) => {
        throw new Error(`services/${file.path} cannot be applied`, { cause: error })
      })
      await client.query(
        'INSERT INTO shop.sql_files (path, checksum) VALUES ($1, $2) ON CONFLICT (path) DO UPDATE SET checksum = excluded.checksum, applied_at = now()',
        [file.path, checksumOf(file, migration)],
      )
    }
    await client.query('DELETE FROM shop.sql_files WHERE path = ANY ($1)', [gone])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
  return changed.map((file) => file.path)
}
