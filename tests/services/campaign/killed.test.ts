import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { database, databasePool } from '@/services/database'
import { useDatabase } from '../database'
import { checkBooks } from './books'
import {
  balanceOf,
  bodyOf,
  givenCampaign,
  givenVoucherPrize,
  leftOf,
  type Member,
  memberWith,
} from './given-campaign'

process.env.RATE_LIMIT_FACTOR = '100'
process.env.SESSION_SECRET ??= 'a secret of the tests, long enough for all'
useDatabase()
checkBooks()

const children: ChildProcess[] = []
afterAll(() => Promise.all(children.map(kill)))

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

/** The backend as a process of its own, in a group with the child of tsx. */
async function startBackend() {
  const port = await freePort()
  const child = spawn('node_modules/.bin/tsx', ['services/server.ts'], {
    env: { ...process.env, NODE_OPTIONS: '', SERVICES_PORT: String(port) },
    stdio: 'ignore',
    detached: true,
  })
  children.push(child)
  const address = `http://127.0.0.1:${port}`
  while (!(await fetch(`${address}/public/bank-offers`).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`the backend ended with ${child.exitCode}`)
    await setTimeout(50)
  }
  return { child, address }
}

/** The last write of a redemption waits until this is called. */
async function blockEntries(): Promise<() => Promise<void>> {
  const client = await databasePool().connect()
  await client.query('BEGIN; LOCK TABLE campaign.token_entries IN SHARE MODE')
  return async () => {
    await client.query('COMMIT')
    client.release()
  }
}

const locksOn = async (condition: string) =>
  (
    await database().execute(
      sql`SELECT FROM pg_locks WHERE relation = 'campaign.token_entries'::regclass AND ${sql.raw(condition)}`,
    )
  ).rows.length

it('kill -9 in the middle of a redemption takes nothing, and the same press redeems once', async () => {
  const campaignId = await givenCampaign()
  const prize = await givenVoucherPrize(campaignId)
  const who = await memberWith(campaignId, 50)
  const key = randomUUID()
  const send = (address: string, { authorization }: Member) =>
    fetch(`${address}/public/user/me/tokens/redeem`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(bodyOf(prize)),
    })
  const issued = async () =>
    (await database().execute(sql`SELECT FROM voucher.vouchers WHERE owner_id = ${who.id}`)).rows.length

  const first = await startBackend()
  const unblock = await blockEntries()
  const lost = send(first.address, who).catch(() => 'no answer')
  while ((await locksOn('NOT granted')) === 0) await setTimeout(20)
  await kill(first.child)
  expect(await lost).toBe('no answer')
  await unblock()
  while ((await locksOn("mode = 'RowExclusiveLock'")) > 0) await setTimeout(20)
  expect([await balanceOf(who, campaignId), await leftOf(prize), await issued()]).toEqual([50, 10, 0])

  const second = await startBackend()
  expect((await send(second.address, who)).status).toBe(201)
  expect((await send(second.address, who)).status).toBe(200)
  await kill(second.child)
  expect([await balanceOf(who, campaignId), await leftOf(prize), await issued()]).toEqual([20, 9, 1])
}, 60_000)
