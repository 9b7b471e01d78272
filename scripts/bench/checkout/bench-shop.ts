import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { settings, writtenSettings } from '@/settings'
import { startPostgres } from '@/scripts/start/postgres.js'
import { postmasterOf, processorTime, type Spent } from '../processor'

/** A shop for the bench: database, bank and shop as separate processes that can be killed, with separate data. */

const DATA_DIR = settings.BENCH_DATA_DIR
const PORT = settings.BENCH_PORT
const POSTGRES_PORT = PORT + 1
const BANK_PORT = PORT + 2
const READY_MS = 900_000

export interface BenchShop {
  url: string
  /** runs SQL on a separate connection, to prepare and to check a run */
  query: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>
  /** SIGKILL to the shop and its child processes */
  killShop: () => Promise<void>
  /** starts the shop again; gives the ms until it answers */
  startShop: () => Promise<number>
  stopDatabase: () => Promise<void>
  startDatabase: () => Promise<void>
  /** CPU time of shop and database since their start, ms */
  spent: () => Spent
  close: () => Promise<void>
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })

/** Starts the bank (scripts/bank); gives the environment for the shop. */
async function startBank(): Promise<{ child: ChildProcess; environment: Record<string, string> }> {
  const notify = (method: string) => `http://127.0.0.1:${PORT}/api/payment/notify/${method}`
  const child = spawn('tsx', ['scripts/bank/serve.ts', String(BANK_PORT)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, VNPAY_IPN_URL: notify('vnpay'), SHOPEEPAY_NOTIFY_URL: notify('shopeepay') },
  })
  for await (const line of createInterface({ input: child.stdout })) {
    return { child, environment: JSON.parse(line) as Record<string, string> }
  }
  throw new Error('the bank did not start')
}

async function untilReady(url: string, isOver: () => boolean): Promise<number> {
  const started = performance.now()
  while (performance.now() - started < READY_MS) {
    if (isOver()) throw new Error('the shop ended before it was ready')
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return Math.round(performance.now() - started)
    await setTimeout(100)
  }
  throw new Error('the shop did not become ready')
}

/** Starts the bench's shop; the first run fills a database and builds. */
export async function openBenchShop(): Promise<BenchShop> {
  const at = { folder: `${DATA_DIR}/postgres`, port: POSTGRES_PORT }
  let server = await startPostgres(at)
  const bank = await startBank()
  const url = `http://127.0.0.1:${PORT}`
  let shop: ChildProcess | null = null

  const query: BenchShop['query'] = async <Row extends object>(text: string, values: unknown[] = []) => {
    const client = new Client({ connectionString: server.url })
    await client.connect()
    try {
      return (await client.query(text, values)).rows as Row[]
    } finally {
      await client.end()
    }
  }
  const startShop = async () => {
    const child = spawn('node', ['scripts/shop.js'], {
      // A process group, so that one signal reaches the shop and its children.
      detached: true,
      stdio: ['ignore', settings.BENCH_VERBOSE !== '' ? 'inherit' : 'ignore', 'inherit'],
      env: {
        ...process.env,
        ...bank.environment,
        DATABASE_URL: server.url,
        DATA_DIR,
        PORT: String(PORT),
        SITE_URL: url,
        RATE_LIMIT_FACTOR: '10000',
        LOG_LEVEL: writtenSettings().LOG_LEVEL ?? 'fatal',
      },
    })
    shop = child
    return untilReady(url, () => child.exitCode !== null)
  }
  const killShop = async () => {
    if (!shop?.pid) return
    process.kill(-shop.pid, 'SIGKILL')
    await ended(shop)
  }
  await startShop()
  return {
    url,
    query,
    killShop,
    startShop,
    stopDatabase: () => server.stop(),
    startDatabase: async () => {
      server = await startPostgres(at)
    },
    spent: () => ({
      node: shop?.pid ? processorTime(shop.pid) : 0,
      postgres: processorTime(postmasterOf(at.folder)),
    }),
    close: async () => {
      if (shop?.pid) process.kill(-shop.pid, 'SIGTERM')
      if (shop) await ended(shop)
      bank.child.kill('SIGTERM')
      await server.stop()
    },
  }
}
