import { Client } from 'pg'
import { closeDatabase } from '@/services/database'
import { migrate } from '@/services/database/migrate'
import { provideSettings } from '@/settings'
import { embeddedAddress, startPostgres } from '@/scripts/start/postgres.js'
import { readSettings } from '@/scripts/start/settings.js'

/**
 * Sets DATABASE_URL to a migrated database for a program: the configured server, the embedded server of a running shop, or the embedded
 * server, started until the program ends. Gives the function that stops a started server.
 */
async function openDatabase(): Promise<() => Promise<void>> {
  const settings = readSettings()
  let close: () => Promise<void> = () => Promise.resolve()
  if (!settings.databaseUrl) {
    const at = { folder: `${settings.dataDir}/postgres`, port: settings.postgresPort }
    const running = embeddedAddress(at)
    if (running !== null && (await answers(running))) {
      provideSettings({ DATABASE_URL: running })
    } else {
      const server = await startPostgres(at)
      provideSettings({ DATABASE_URL: server.url })
      close = () => server.stop()
    }
  }
  await migrate()
  return close
}

/** Runs `work` with the shop's database, migrated, and closes it. */
export async function withDatabase<T>(work: () => Promise<T>): Promise<T> {
  const close = await openDatabase()
  try {
    return await work()
  } finally {
    await closeDatabase()
    await close()
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000 })
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch {
    // no server: the caller starts one
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
