// @ts-check
import { must, step } from './console.js'
import { isBankNeeded, startLocalBank } from './local-bank.js'
import { readSettings, shopEnvironment } from './settings.js'

/**
 * What `npm run shop` and `npm run dev` start before the storefront: PostgreSQL unless DATABASE_URL names a server, the local bank unless
 * a payment provider is configured, and a migrated database, filled with the demo shop when it is empty.
 */

/**
 * Starts PostgreSQL unless DATABASE_URL names a server.
 * @param {ReturnType<typeof readSettings>} settings
 * @param {(() => Promise<void>)[]} closing gets what stops the server
 * @returns {Promise<string>} the DATABASE_URL
 */
async function startDatabase(settings, closing) {
  if (settings.databaseUrl) return settings.databaseUrl
  const { startPostgres } = await import('./postgres.js')
  const server = await step('Starting PostgreSQL', () =>
    startPostgres({ folder: `${settings.dataDir}/postgres`, port: settings.postgresPort }),
  )
  closing.push(server.stop)
  return server.url
}

/**
 * Starts what the storefront needs and prepares the database.
 * @param {(() => Promise<void>)[]} closing gets what stops the database server
 * @returns {Promise<{ settings: ReturnType<typeof readSettings>, env: ReturnType<typeof shopEnvironment>, database: string, bankUrl: string | null }>}
 *   `env` for the shop's processes, the database's identity, and the address of the local bank where there is one
 */
export async function openEnvironment(closing) {
  const settings = readSettings()
  const shopEnv = shopEnvironment(settings, await startDatabase(settings, closing))
  const bankEnv = isBankNeeded(shopEnv.SITE_URL)
    ? await step('Opening the local bank', () => startLocalBank(settings, shopEnv.SITE_URL))
    : {}
  const env = { ...shopEnv, ...bankEnv }
  const prepared = await step('Migrating the database, filling it if it is empty', () =>
    must('tsx', ['scripts/start/prepare.ts'], { env, quiet: true }),
  )
  const database = prepared.trim().split('\n').at(-1) ?? ''
  return { settings, env, database, bankUrl: bankEnv.MOMO_URL?.replace('/momo', '') ?? null }
}

/** Draws the pictures of the demo shop that are missing. @param {Record<string, string>} env */
export const drawPictures = (env) => must('tsx', ['scripts/start/draw-pictures.ts'], { env })
