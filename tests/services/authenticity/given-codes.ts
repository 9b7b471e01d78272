import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { CodeKind } from '@/domain/authenticity/verdict'
import { authenticityApp } from '@/services/authenticity/app'
import { type BatchInput, issueCodes, saveBatch } from '@/services/authenticity'
import { database, transaction } from '@/services/database'
import { call, type givenMember } from '../account/given-member'
import { givenGoods, type Goods } from '../order/given-order'

process.env.SESSION_SECRET ??= 'a secret of the tests, long enough for all'

export interface GivenBatch extends Goods {
  batch: string
  batchId: number
}

let count = 0

/** A batch of a new product, or of these goods. */
export async function givenBatch(changes: Partial<BatchInput> = {}, of?: Goods): Promise<GivenBatch> {
  const goods = of ?? (await givenGoods())
  const batch = changes.batch ?? `L2611-${++count}`
  const batchId = await transaction((tx) =>
    saveBatch(tx, { sold_from: '2026-01-01', ...changes, product: String(goods.combinationId), batch }),
  )
  return { ...goods, batch, batchId }
}

/** Codes of a batch. */
export const givenCodes = ({ batchId }: GivenBatch, number = 1, kind: CodeKind = 'unit'): Promise<string[]> =>
  transaction(async (tx) => {
    const codes: string[] = []
    for await (const chunk of issueCodes(tx, { batchId, kind, count: number })) codes.push(...chunk)
    return codes
  })

export async function givenCode(batch?: GivenBatch): Promise<string> {
  const [code = ''] = await givenCodes(batch ?? (await givenBatch()))
  return code
}

interface Who {
  member?: Awaited<ReturnType<typeof givenMember>>
  device?: string
  address?: string
}

const headersOf = ({ device = randomUUID(), address = '203.0.113.7' }: Who) => ({
  'x-device-id': device,
  'x-client-address': address,
})

/** Checks a code; each time from a new device unless one is named. */
export const check = (code: string, fields: object = {}, who: Who = {}) =>
  call(authenticityApp, 'POST', '/v3/authenticity/checks', {
    json: { code, ...fields },
    headers: headersOf(who),
    ...(who.member && { who: who.member }),
  })

export const get = (path: string, who: Who = {}) =>
  call(authenticityApp, 'GET', `/v3/authenticity/checks${path}`, {
    headers: headersOf(who),
    ...(who.member && { who: who.member }),
  })

export async function forgetFailures(): Promise<void> {
  for (const table of [
    'authenticity.failed_checks',
    'authenticity.guess_guards',
    'shop.rate_limits',
    'message.messages',
  ])
    await database().execute(sql.raw(`DELETE FROM ${table}`))
  await database().execute(sql`TRUNCATE graphile_worker._private_jobs`)
}

/** Moves all checks of a code so many days back. */
export const checkedDaysAgo = (days: number) =>
  database().execute(sql`UPDATE authenticity.checks SET created_at = now() - make_interval(days => ${days})`)
