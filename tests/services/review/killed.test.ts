import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { database, databasePool } from '@/services/database'
import { givenMember } from '../account/given-member'
import { givenProducts } from '../catalog/fixtures'
import { useDatabase } from '../database'
import { balanceOf, bodyOf, type Member, post, rowOf, textOf } from './given-review'

process.env.RATE_LIMIT_FACTOR = '100'
useDatabase()

const children: ChildProcess[] = []
afterAll(() => Promise.all(children.map(kill)))

/** Starts a program of TypeScript in a group of its own: tsx runs it in a child process. */
function start(file: string, args: readonly string[] = [], env: Record<string, string> = {}): ChildProcess {
  const child = spawn('node_modules/.bin/tsx', [file, ...args], {
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: 'ignore',
    detached: true,
  })
  children.push(child)
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  process.kill(-child.pid, 'SIGKILL')
  await ended
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** The backend as a process of its own. */
async function startBackend() {
  const port = await freePort()
  const child = start('services/server.ts', [], { SERVICES_PORT: String(port) })
  const address = `http://127.0.0.1:${port}`
  while (!(await fetch(`${address}/review/reviews`).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`the backend ended with ${child.exitCode}`)
    await setTimeout(50)
  }
  return { child, address }
}

const send = (address: string, who: Member, key: string, json: object) =>
  fetch(`${address}/public/reviews`, {
    method: 'POST',
    headers: {
      authorization: who.authorization,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify(json),
  })

/** Keeps points from being written until it is called. */
async function blockPoints(): Promise<() => Promise<void>> {
  const client = await databasePool().connect()
  await client.query('BEGIN; LOCK TABLE loyalty.transactions IN SHARE MODE')
  return async () => {
    await client.query('COMMIT')
    client.release()
  }
}

async function waitForBlocked(): Promise<void> {
  const blocked = async () => {
    const { rows } = await database().execute(
      sql`SELECT FROM pg_locks WHERE relation = 'loyalty.transactions'::regclass AND NOT granted`,
    )
    return rows.length > 0
  }
  while (!(await blocked())) await setTimeout(20)
}

/** The server ends a session whose client is gone once its statement ends. */
async function waitForRollback(): Promise<void> {
  const open = async () => {
    const { rows } = await database().execute(sql`
      SELECT FROM pg_locks JOIN pg_stat_activity USING (pid)
      WHERE relation = 'loyalty.transactions'::regclass AND mode = 'RowExclusiveLock'`)
    return rows.length > 0
  }
  while (await open()) await setTimeout(20)
}

const entriesOf = async ({ id }: Member) =>
  (
    await database().execute(
      sql`SELECT reason, points FROM loyalty.transactions JOIN loyalty.postings ON transaction_id = id AND account = 'member' WHERE user_id = ${id} ORDER BY id`,
    )
  ).rows

const product = async () =>
  (await givenProducts({ external_id: `p-${Math.random()}`, name: `Serum ${Math.random()}` }))[0]!

const reviewsOf = async ({ id }: Member) =>
  (await database().execute(sql`SELECT id, state FROM review.reviews WHERE user_id = ${id}`)).rows

describe('kill -9 of the backend', () => {
  it('in the middle of publishing leaves nothing, and the review sent again brings its points once', async () => {
    const who = await givenMember()
    const json = bodyOf(await product())
    const key = randomUUID()
    const first = await startBackend()
    const unblock = await blockPoints()
    const lost = send(first.address, who, key, json).catch(() => 'no answer')
    await waitForBlocked()
    await kill(first.child)
    expect(await lost).toBe('no answer')
    await unblock()
    await waitForRollback()
    expect([await reviewsOf(who), await entriesOf(who)]).toEqual([[], []])

    const second = await startBackend()
    expect((await send(second.address, who, key, json)).status).toBe(201)
    // As after an answer that was not read.
    expect((await send(second.address, who, key, json)).status).toBe(200)
    await kill(second.child)
    expect(await reviewsOf(who)).toMatchObject([{ state: 'published' }])
    expect(await entriesOf(who)).toEqual([{ reason: 'review', points: 20 }])
    expect(await balanceOf(who)).toBe(20)
  }, 60_000)
})

it('kill -9 of the staff’s program in the middle of publishing leaves the review held, and the second run brings the points once', async () => {
  const who = await givenMember()
  const { body } = await post(who, await product(), { details: `${textOf(160)} số 12 đường Lê Lợi` })
  const id: string = body.data._id
  const unblock = await blockPoints()
  const killed = start('scripts/reviews.ts', ['publish', id])
  await waitForBlocked()
  await kill(killed)
  await unblock()
  await waitForRollback()
  expect((await rowOf(id)).state).toBe('held')
  expect(await entriesOf(who)).toEqual([])
  for (let turn = 0; turn < 2; turn += 1) {
    const again = start('scripts/reviews.ts', ['publish', id])
    expect(await once(again, 'exit')).toEqual([0, null])
  }
  expect((await rowOf(id)).state).toBe('published')
  expect(await entriesOf(who)).toEqual([{ reason: 'review', points: 20 }])
}, 60_000)
