import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { database } from '@/services/database'
import { givenMember } from '../account/given-member'
import { givenProducts } from '../catalog/fixtures'
import { useDatabase } from '../database'
import { blockWrites, complete, kill, start, startBackend } from '../killed-process'
import { balanceOf, bodyOf, type Member, post, rowOf, textOf } from './given-review'

process.env.RATE_LIMIT_FACTOR = '100'
useDatabase()

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

/** Keeps points from being written. */
const blockPoints = () => blockWrites('loyalty.transactions')

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
    const points = await blockPoints()
    const lost = send(first.address, who, key, json).catch(() => 'no answer')
    await points.awaited()
    await kill(first.child)
    expect(await lost).toBe('no answer')
    await points.release()
    await points.rolledBack()
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
  const points = await blockPoints()
  const killed = start('scripts/reviews.ts', ['publish', id])
  await points.awaited()
  await kill(killed)
  await points.release()
  await points.rolledBack()
  expect((await rowOf(id)).state).toBe('held')
  expect(await entriesOf(who)).toEqual([])
  for (let turn = 0; turn < 2; turn += 1) await complete('scripts/reviews.ts', ['publish', id])
  expect((await rowOf(id)).state).toBe('published')
  expect(await entriesOf(who)).toEqual([{ reason: 'review', points: 20 }])
}, 60_000)
