import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { settings } from '@/settings'
import { nameStatements } from './name-statements'

/** The database or one transaction: the first parameter of every query function. */
export type Database = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'with' | 'transaction'
>

interface Connection {
  pool: Pool
  db: NodePgDatabase
}

// Next.js loads this module once per bundle; globalThis makes it one pool per process.
const store = globalThis as typeof globalThis & { nangDatabase?: Connection }

/** Address of the database server. @throws when DATABASE_URL is not set; `npm run shop` and `npm test` set it for the embedded server. */
export function databaseUrl(): string {
  const url = settings.DATABASE_URL
  if (!url)
    throw new Error(
      'DATABASE_URL is not set: start the shop with "npm run shop", or name a PostgreSQL server',
    )
  return url
}

function connect(): Connection {
  const pool = new Pool({
    connectionString: databaseUrl(),
    max: settings.DATABASE_POOL_SIZE,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: settings.DATABASE_STATEMENT_TIMEOUT_MS,
    application_name: 'nang',
    // Queries that a transaction issues without awaiting are sent at once (send-together.ts).
    pipeline: true,
  })
  // An idle connection that breaks must not end the process; the next query opens another.
  pool.on('error', () => undefined)
  // Nor must one that breaks in a transaction: the statement under way fails, and the pool listens to idle connections alone.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('connect', nameStatements)
  return { pool, db: drizzle({ client: pool }) }
}

/** The process-wide database; connects on first use. */
export function database(): NodePgDatabase {
  store.nangDatabase ??= connect()
  return store.nangDatabase.db
}

/** The pool, for features that drizzle does not offer: LISTEN, COPY, advisory locks held over several statements. */
export function databasePool(): Pool {
  store.nangDatabase ??= connect()
  return store.nangDatabase.pool
}

/** Closes all connections, for scripts and tests. */
export async function closeDatabase(): Promise<void> {
  const open = store.nangDatabase
  store.nangDatabase = undefined
  await open?.pool.end()
}

/** Runs `work` in a savepoint: when it fails, its writes are rolled back and the outer transaction continues. */
export function savepoint<T>(tx: Database, work: (inner: Database) => Promise<T>): Promise<T> {
  return tx.transaction(work)
}

/** Runs `work` in one transaction. */
export function transaction<T>(work: (tx: Database) => Promise<T>): Promise<T> {
  return database().transaction(work)
}
