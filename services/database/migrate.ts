import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { databaseUrl } from './client'

/** Any number, always the same: one migration at a time, however many instances start at once. */
const MIGRATION_LOCK = 815_1975

/** Brings the database forward to this version's schema. Waits for another instance that is doing so. */
export async function migrate(): Promise<void> {
  const client = new Client({ connectionString: databaseUrl(), application_name: 'nang-migrate' })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await applyMigrations(drizzle({ client }), {
      migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
      migrationsSchema: 'shop_migrations',
    })
  } finally {
    await client.end()
  }
}
