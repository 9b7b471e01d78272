import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { runMigrations } from 'graphile-worker'
import { Client, Pool } from 'pg'
import { databaseUrl } from './client'

/** Any number, always the same: one migration at a time, however many instances start at once. */
const MIGRATION_LOCK = 815_1975

/** On connections that are closed when it is done: a database is copied only while nobody is in it. */
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

/** Brings the database forward to this version's schema, ours and then the job queue's. Waits for another instance that is doing so. */
export async function migrate(): Promise<void> {
  const client = new Client({ connectionString: databaseUrl(), application_name: 'nang-migrate' })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await applyMigrations(drizzle({ client }), {
      migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
      migrationsSchema: 'shop_migrations',
    })
    await migrateQueue()
  } finally {
    await client.end()
  }
}
