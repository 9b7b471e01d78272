import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { Client } from 'pg'
import { closeDatabase } from '@/services/database'
import { migrate } from '@/services/database/migrate'
import { sqlFiles } from '@/services/database/sql-files'

const MIGRATIONS = 'services/database/migrations'
const TEMPLATE_LOCK = 4_711

/** Address of the server's administrative database. */
const adminUrl = () => {
  const url = process.env.TEST_DATABASE_ADMIN_URL
  if (!url) throw new Error('TEST_DATABASE_ADMIN_URL is not set: run the tests with "npm test"')
  return url
}

const urlOf = (name: string) => Object.assign(new URL(adminUrl()), { pathname: `/${name}` }).toString()

async function asAdmin<T>(work: (admin: Client) => Promise<T>): Promise<T> {
  const admin = new Client({ connectionString: adminUrl() })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

/** Name of a migrated, empty template database, created once for each state of the migrations. */
async function template(admin: Client): Promise<string> {
  const digest = createHash('sha256')
  for (const file of readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort())
    digest.update(readFileSync(`${MIGRATIONS}/${file}`))
  for (const file of sqlFiles()) digest.update(file.path).update(file.text)
  // The job queue has its own migrations.
  digest.update(readFileSync('node_modules/graphile-worker/package.json'))
  const name = `nang_template_${digest.digest('hex').slice(0, 12)}`
  const found = await admin.query('SELECT FROM pg_database WHERE datname = $1', [name])
  if (found.rowCount) return name
  await admin.query(`CREATE DATABASE ${name}`)
  process.env.DATABASE_URL = urlOf(name)
  await migrate()
  return name
}

/**
 * Creates a migrated database for the test file, to which DATABASE_URL points. It is deleted with its server: a file system such as ext4
 * takes ten times longer to create files while hundreds were just deleted, so dropping a database slows down the next test file.
 */
export function useDatabase(): void {
  const name = `nang_test_${randomUUID().replaceAll('-', '')}`
  beforeAll(async () => {
    await asAdmin(async (admin) => {
      await admin.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK])
      const from = await template(admin)
      // Files are copied as they are, past the log.
      await admin.query(`CREATE DATABASE ${name} TEMPLATE ${from} STRATEGY file_copy`)
    })
    process.env.DATABASE_URL = urlOf(name)
  }, 60_000)
  afterAll(closeDatabase, 60_000)
}
