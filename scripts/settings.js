// @ts-check
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

/** Settings of this copy of the shop: ports and folders from the environment, secrets made once and kept with its data. */
export function readSettings() {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const dataDir = path.resolve(process.env.DATA_DIR ?? '.data')
  mkdirSync(dataDir, { recursive: true })
  const isDefaultData = dataDir === path.resolve('.data')
  const digest = createHash('sha256').update(dataDir).digest('hex').slice(0, 8)
  return {
    dataDir,
    port: Number(process.env.PORT ?? 3000),
    postgresPort: Number(process.env.POSTGRES_PORT ?? 54_329),
    databaseUrl: process.env.DATABASE_URL,
    mediaDir: path.resolve(process.env.MEDIA_DIR ?? path.join(dataDir, 'media')),
    // A build holds pages of one database, so another data folder gets another build.
    distDir: process.env.NEXT_DIST_DIR ?? (isDefaultData ? '.next' : `.next-${digest}`),
    sessionSecret: process.env.SESSION_SECRET ?? secretFrom(path.join(dataDir, 'session.secret')),
    bankPort: Number(process.env.BANK_PORT ?? Number(process.env.PORT ?? 3000) + 1_100),
    bankSecret: secretFrom(path.join(dataDir, 'bank.secret')),
    revalidateSecret: process.env.REVALIDATE_SECRET ?? secretFrom(path.join(dataDir, 'revalidate.secret')),
  }
}

/** @param {string} file */
function secretFrom(file) {
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}

/** Variables the shop's processes read. @param {ReturnType<typeof readSettings>} settings @param {string} databaseUrl */
export function shopEnvironment(settings, databaseUrl) {
  return {
    DATABASE_URL: databaseUrl,
    MEDIA_DIR: settings.mediaDir,
    PORT: String(settings.port),
    NEXT_DIST_DIR: settings.distDir,
    SESSION_SECRET: settings.sessionSecret,
    REVALIDATE_SECRET: settings.revalidateSecret,
    SITE_URL: process.env.SITE_URL ?? `http://localhost:${settings.port}`,
    SHOP_SUPERVISED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  }
}
