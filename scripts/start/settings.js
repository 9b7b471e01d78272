// @ts-check
import { createECDH, createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { refuseWrongSettings, settings, writtenSettings } from '../../settings/index.js'

/** Settings of this installation: ports and folders from the environment, secrets generated once and stored with its data. */
export function readSettings() {
  if (existsSync('.env')) process.loadEnvFile('.env')
  refuseWrongSettings()
  const { PORT, DATA_DIR, MEDIA_DIR, NEXT_DIST_DIR, SESSION_SECRET, REVALIDATE_SECRET } = settings
  const dataDir = path.resolve(DATA_DIR)
  mkdirSync(dataDir, { recursive: true })
  const isDefaultData = dataDir === path.resolve('.data')
  const digest = createHash('sha256').update(dataDir).digest('hex').slice(0, 8)
  return {
    dataDir,
    port: PORT,
    postgresPort: settings.POSTGRES_PORT,
    databaseUrl: settings.DATABASE_URL || undefined,
    mediaDir: path.resolve(MEDIA_DIR || path.join(dataDir, 'media')),
    // A build contains pages of one database, so each data folder has its own build.
    distDir: NEXT_DIST_DIR || (isDefaultData ? '.next' : `.next-${digest}`),
    sessionSecret: SESSION_SECRET || secretFrom(path.join(dataDir, 'session.secret')),
    bankPort: settings.BANK_PORT ?? PORT + 1_100,
    bankSecret: secretFrom(path.join(dataDir, 'bank.secret')),
    revalidateSecret: REVALIDATE_SECRET || secretFrom(path.join(dataDir, 'revalidate.secret')),
    vapid: vapidKeys(path.join(dataDir, 'vapid.secret')),
  }
}

/** @param {string} file */
function secretFrom(file) {
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}

/**
 * The key pair that signs push messages (RFC 8292), both halves base64url: of the settings, else made once. Browsers bind their subscriptions
 * to it, so another pair ends them all.
 * @param {string} file
 */
function vapidKeys(file) {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = settings
  if (VAPID_PUBLIC_KEY !== '' && VAPID_PRIVATE_KEY !== '')
    return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY }
  const pair = createECDH('prime256v1')
  if (!existsSync(file)) {
    pair.generateKeys()
    // The library wants all 32 bytes.
    const scalar = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32)
    writeFileSync(file, scalar.toString('base64url'), { mode: 0o600 })
  }
  const privateKey = readFileSync(file, 'utf8').trim()
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  return { publicKey: pair.getPublicKey().toString('base64url'), privateKey }
}

/** Environment variables of the shop's processes. @param {ReturnType<typeof readSettings>} shop @param {string} databaseUrl */
export function shopEnvironment(shop, databaseUrl) {
  return {
    DATABASE_URL: databaseUrl,
    MEDIA_DIR: shop.mediaDir,
    PORT: String(shop.port),
    NEXT_DIST_DIR: shop.distDir,
    SESSION_SECRET: shop.sessionSecret,
    REVALIDATE_SECRET: shop.revalidateSecret,
    VAPID_PUBLIC_KEY: shop.vapid.publicKey,
    VAPID_PRIVATE_KEY: shop.vapid.privateKey,
    SITE_URL: writtenSettings().SITE_URL ?? `http://localhost:${shop.port}`,
    SHOP_SUPERVISED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  }
}
