import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { provideSettings, settings } from '@/settings'
import { dataFolder, startPostgres } from '@/scripts/start/postgres.js'
import { insertUsers } from '@/services/account'
import { closeDatabase, database } from '@/services/database'
import { migrate } from '@/services/database/migrate'

/** A backend for the bench: an empty database and `npm run services` as a process that can be killed. */

const READY_MS = 60_000
const SECRET = 'a secret of the bench, long enough for all'

export interface Player {
  id: number
  /** sent as `Authorization` */
  bearer: string
}

interface Answer {
  status: number
  code: string | null
  data: Record<string, unknown>
}

export interface BenchBackend {
  query: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>
  /** One call; a network failure throws. */
  call: (who: Player, method: string, path: string, headers?: Record<string, string>) => Promise<Answer>
  /** As `call`, sent again while the backend is down. */
  insist: (who: Player, method: string, path: string, headers?: Record<string, string>) => Promise<Answer>
  /** new members with a session each */
  players: (count: number) => Promise<Player[]>
  /** SIGKILL, and a start */
  restart: () => Promise<void>
  close: () => Promise<void>
}

export async function openBenchBackend(): Promise<BenchBackend> {
  const port = settings.BENCH_PORT
  const folder = dataFolder(`${settings.BENCH_DATA_DIR}/loyalty-postgres`)
  rmSync(folder, { recursive: true, force: true })
  const server = await startPostgres({ folder, port: port + 1 })
  provideSettings({ DATABASE_URL: server.url, SESSION_SECRET: SECRET })
  await migrate()
  const client = new Client({ connectionString: server.url })
  await client.connect()
  const url = `http://127.0.0.1:${port}`
  let backend = await start()

  async function start(): Promise<ChildProcess> {
    const child = spawn('node', ['--import', 'tsx', 'services/server.ts'], {
      stdio: ['ignore', settings.BENCH_VERBOSE === '' ? 'ignore' : 'inherit', 'inherit'],
      env: {
        ...process.env,
        DATABASE_URL: server.url,
        SERVICES_PORT: String(port),
        SESSION_SECRET: SECRET,
        RATE_LIMIT_FACTOR: '100000',
        LOG_LEVEL: 'fatal',
      },
    })
    const since = performance.now()
    while (performance.now() - since < READY_MS) {
      if (child.exitCode !== null) throw new Error('the backend ended before it was ready')
      if (
        await fetch(`${url}/public/missions`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        return child
      await setTimeout(50)
    }
    throw new Error('the backend did not become ready')
  }

  async function stop(signal: NodeJS.Signals): Promise<void> {
    const ended = once(backend, 'exit')
    backend.kill(signal)
    await ended
  }

  const call: BenchBackend['call'] = async (who, method, path, headers = {}) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: who.bearer, ...headers },
      signal: AbortSignal.timeout(60_000),
    })
    const answer = (await response.json()) as { data?: unknown; code?: string }
    const data = typeof answer.data === 'object' && answer.data !== null ? answer.data : {}
    return { status: response.status, code: answer.code ?? null, data: { ...data } }
  }

  return {
    query: async <Row extends object>(text: string, values: unknown[] = []) =>
      (await client.query(text, values)).rows as Row[],
    call,
    async insist(...args) {
      for (let attempt = 0; attempt < 600; attempt++) {
        const answer = await call(...args).catch(() => null)
        if (answer && answer.status < 500) return answer
        await setTimeout(100)
      }
      throw new Error(`${args[1]} ${args[2]} was never answered`)
    },
    async players(count) {
      const run = randomUUID().slice(0, 8)
      const ids = await insertUsers(
        database(),
        Array.from({ length: count }, (_, index) => ({
          user_name: `bench-${run}-${index}`,
          name: 'Thử Tải',
          level: 'Hồng Nhạt',
          skin_types: [],
          hair_types: [],
        })),
      )
      const players = [...ids.values()].map((id) => ({ id, token: randomBytes(32).toString('base64url') }))
      await client.query(
        `INSERT INTO account.sessions (user_id, token_hash, group_id, expires_at)
         SELECT id, hash, gen_random_uuid(), now() + interval '1 day' FROM unnest($1::int[], $2::text[]) AS given(id, hash)`,
        [
          players.map(({ id }) => id),
          players.map(({ token }) => createHash('sha256').update(token).digest('base64url')),
        ],
      )
      return players.map(({ id, token }) => ({ id, bearer: `Bearer ${token}` }))
    },
    async restart() {
      await stop('SIGKILL')
      backend = await start()
    },
    async close() {
      await stop('SIGTERM')
      await client.end()
      await closeDatabase()
      await server.stop()
    },
  }
}
