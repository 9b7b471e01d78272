import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { runMigrations } from 'graphile-worker'
import { Client, Pool } from 'pg'
import { log } from '../log'
import { databaseUrl } from './client'
import { applySqlFiles, sqlFiles } from './sql-files'

/** Key of the advisory lock that serializes migrations of instances starting at the same time; an arbitrary constant. */
const MIGRATION_LOCK = 815_1975

const CONFIG = {
  migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
  migrationsSchema: 'shop_migrations',
}

/** Migrates the job queue on its own pool, closed afterwards: a database can be copied only while it has no connections. */
async function migrateQueue(): Promise<void> {
  const pool = new Pool({ connectionString: databaseUrl(), max: 1, application_name: 'nang-migrate' })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    await runMigrations({ pgPool: pool })
  } finally {
    await pool.end()
  }
}

/** Applies the functions and triggers of services/<module>/sql, unless the database was migrated by a newer version. */
async function applyFunctions(client: Client): Promise<void> {
  const known = readMigrationFiles(CONFIG).at(-1)?.folderMillis ?? 0
  const { rows } = await client.query<{ applied: string }>(
    `SELECT max(created_at)::text AS applied FROM ${CONFIG.migrationsSchema}.__drizzle_migrations`,
  )
  if (Number(rows[0]?.applied) > known) {
    log.warn('the database is newer than this version: its functions and triggers are not changed')
    return
  }
  await applySqlFiles(client, sqlFiles(), String(known))
}

/**
 * Migrates the database to this version: tables by migrations, then functions and triggers, then the job queue. Waits while another
 * instance migrates.
 */
export async function migrate(): Promise<void> {
  const client = new Client({ connectionString: databaseUrl(), application_name: 'nang-migrate' })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await applyMigrations(drizzle({ client }), CONFIG)
    await applyFunctions(client)
    await migrateQueue()
  } finally {
    await client.end()
  }
}
