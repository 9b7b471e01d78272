import { Client } from 'pg'
import { migrate } from '@/services/database/migrate'
import { provideSettings } from '@/settings'
import { embeddedAddress, startPostgres } from '@/scripts/start/postgres.js'
import { readSettings } from '@/scripts/start/settings.js'

/**
 * Makes DATABASE_URL name a migrated database for a command of its own: the one it names already, the embedded server of a shop
 * that is running, or the embedded server started for as long as the command runs.
 * Gives the function that ends what was started.
 */
export async function openDatabase(): Promise<() => Promise<void>> {
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

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000 })
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch {
    // no server there: the caller starts one
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
