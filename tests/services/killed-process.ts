import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { databasePool } from '@/services/database'
import { until } from './until'

/** Programs that tests kill in the middle of a write, and the locks that keep them there. */

/** How long a program may take until it has done something: a machine that is busy compiles it for long, ms. */
const START_MS = 60_000

const children: ChildProcess[] = []
afterAll(() => Promise.all(children.map(kill)))

/** Starts a program of TypeScript in a group of its own: tsx runs it in a child process. */
export function start(
  file: string,
  args: readonly (string | number)[] = [],
  env: Record<string, string> = {},
): ChildProcess {
  const child = spawn('node_modules/.bin/tsx', [file, ...args.map(String)], {
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: 'ignore',
    detached: true,
  })
  children.push(child)
  return child
}

/** kill -9 of a program and its children; nothing for one that has ended. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  process.kill(-child.pid, 'SIGKILL')
  await ended
}

/** Runs a program to its end. @throws when it fails */
export async function complete(file: string, args: readonly (string | number)[] = []): Promise<void> {
  expect(await once(start(file, args), 'exit')).toEqual([0, null])
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** The backend as a process of its own, once it answers. */
export async function startBackend(): Promise<{ child: ChildProcess; address: string }> {
  const port = await freePort()
  const child = start('services/server.ts', [], { SERVICES_PORT: String(port) })
  const address = `http://127.0.0.1:${port}`
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`the backend ended with ${child.exitCode}`)
    return (await fetch(`${address}/public/bank-offers`).catch(() => null)) !== null
  }, START_MS)
  return { child, address }
}

const locksOn = async (table: string, condition: string): Promise<number> =>
  (await databasePool().query(`SELECT FROM pg_locks WHERE relation = '${table}'::regclass AND ${condition}`))
    .rows.length

/** The lock of a connection of its own that keeps a table from being written; `locked` resolves once it is held. */
async function lockOf(table: string) {
  const client = await databasePool().connect()
  const locked = client.query(`BEGIN; LOCK TABLE ${table} IN SHARE MODE`)
  return {
    locked,
    release: async () => {
      await locked
      await client.query('COMMIT')
      client.release()
    },
  }
}

/** Keeps a table from being written: transactions that come to it wait there. */
export async function blockWrites(table: string) {
  let lock = await lockOf(table)
  await lock.locked

  const awaited = () =>
    until(async () => (await locksOn(table, "NOT granted AND mode = 'RowExclusiveLock'")) > 0, START_MS)
  /** PostgreSQL grants locks in the order of asking: the next one is asked for while the transaction waits, and held once it has ended. */
  const pass = async () => {
    const next = await lockOf(table)
    await until(async () => (await locksOn(table, "NOT granted AND mode = 'ShareLock'")) > 0)
    await lock.release()
    lock = next
  }
  return {
    /** resolves once a transaction waits */
    awaited,
    /** lets the transaction that waits go on, and no other */
    pass,
    /** lets transactions through to their end, one after another, until the condition holds and the next one waits */
    passUntil: async (holds: () => Promise<boolean>) => {
      await awaited()
      while (!(await holds())) {
        await pass()
        await awaited()
      }
    },
    release: () => lock.release(),
    /** after the release: resolves once the transaction of a killed program is rolled back */
    rolledBack: () => until(async () => (await locksOn(table, "mode = 'RowExclusiveLock'")) === 0),
  }
}
