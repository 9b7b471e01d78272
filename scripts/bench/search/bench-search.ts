import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { settings } from '@/settings'
import { startPostgres } from '@/scripts/start/postgres.js'
import { postmasterOf, processorTime, type Spent } from '../processor'

/** A catalogue for the bench, with the backend as a separate process, so that all figures include HTTP. */

const DATA_DIR = settings.BENCH_DATA_DIR
const PORT = settings.BENCH_PORT + 10
const POSTGRES_PORT = PORT + 1
const READY_MS = 60_000

export interface BenchSearch {
  /** base address of the catalogue's calls */
  url: string
  products: number
  query: <Row extends object>(text: string) => Promise<Row[]>
  /** CPU time of backend and database since their start, ms */
  spent: () => Spent
  close: () => Promise<void>
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })

async function run(script: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn('tsx', [script, ...args], { stdio: ['ignore', 'ignore', 'inherit'], env })
  await ended(child)
  if (child.exitCode !== 0) throw new Error(`${script} failed`)
}

async function untilReady(url: string): Promise<void> {
  for (let waited = 0; waited < READY_MS; waited += 100) {
    const answer = await fetch(`${url}/tags`).catch(() => null)
    if (answer?.ok) return
    await setTimeout(100)
  }
  throw new Error('the backend did not become ready')
}

const queryOf =
  (connectionString: string) =>
  async <Row extends object>(text: string) => {
    const client = new Client({ connectionString })
    await client.connect()
    try {
      return (await client.query(text)).rows as Row[]
    } finally {
      await client.end()
    }
  }

/** Opens a catalogue with this many generated products besides the demo shop's, which are kept for later runs. */
export async function openBenchSearch(products: number): Promise<BenchSearch> {
  const folder = `${DATA_DIR}/search-${products}`
  const server = await startPostgres({ folder, port: POSTGRES_PORT })
  const env = {
    ...process.env,
    DATABASE_URL: server.url,
    SERVICES_PORT: String(PORT),
    LOG_LEVEL: 'fatal',
    SESSION_SECRET: 'bench '.repeat(8),
  }
  await run('scripts/start/prepare.ts', [], env)
  const query = queryOf(server.url)
  const [made] = await query<{ total: number }>(
    `SELECT count(*)::integer AS total FROM catalog.products WHERE source = 'generated'`,
  )
  if ((made?.total ?? 0) < products)
    await run('scripts/generate-catalogue.ts', ['--products', String(products)], env)
  // Measure a catalogue at rest, as after its nightly jobs.
  await query('SELECT catalog.refresh_vocabulary()')
  await query('VACUUM ANALYZE catalog.search_rows, catalog.search_texts, catalog.search_words')
  const backend = spawn('tsx', ['services/server.ts'], { stdio: ['ignore', 'ignore', 'inherit'], env })
  const url = `http://127.0.0.1:${PORT}/catalog`
  await untilReady(url)
  return {
    url,
    products,
    query,
    spent: () => ({
      node: backend.pid === undefined ? 0 : processorTime(backend.pid),
      postgres: processorTime(postmasterOf(folder)),
    }),
    close: async () => {
      backend.kill('SIGTERM')
      await ended(backend)
      await server.stop()
    },
  }
}
