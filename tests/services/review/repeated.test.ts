import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { database } from '@/services/database'
import { memberReviewApp } from '@/services/review/member-app'
import { call, givenMember } from '../account/given-member'
import { givenProducts } from '../catalog/fixtures'
import { useDatabase } from '../database'
import { balanceOf, bodyOf, givenPhoto, type Member, remove, textOf, useMedia } from './given-review'

process.env.RATE_LIMIT_FACTOR = '100'
useDatabase()
useMedia()

const product = async () =>
  (await givenProducts({ external_id: `p-${Math.random()}`, name: `Serum ${Math.random()}` }))[0]!

const send = (who: Member, json: object, key?: string) =>
  call(memberReviewApp, 'POST', '/reviews', { who, json, headers: key ? { 'idempotency-key': key } : {} })

const versionsOf = async (id: string) =>
  (
    await database().execute<{ total: number }>(
      sql`SELECT count(*)::int AS total FROM review.review_versions WHERE review_id = ${id}`,
    )
  ).rows[0]?.total

describe('a submission whose answer was lost', () => {
  it('gets the review it wrote, with its points once', async () => {
    const who = await givenMember()
    const body = bodyOf(await product(), {
      images: [{ name: await givenPhoto(who), description: 'trên tay' }],
    })
    const key = randomUUID()
    const first = await send(who, body, key)
    const again = await send(who, body, key.toUpperCase())
    expect([first.status, again.status]).toEqual([201, 200])
    expect(again.body.data).toEqual(first.body.data)
    expect(again.body.data).toMatchObject({ points: 30, edited_at: null })
    expect(await balanceOf(who)).toBe(30)
    expect(await versionsOf(first.body.data._id)).toBe(0)
  })

  it('writes one review when it comes many times at once', async () => {
    const who = await givenMember()
    const body = bodyOf(await product())
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(who, body, key)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array<number>(19).fill(200),
      201,
    ])
    expect(new Set(answers.map(({ body: { data } }) => data._id)).size).toBe(1)
    expect(await balanceOf(who)).toBe(20)
  })

  it('is an edit where the member changed something meanwhile', async () => {
    const who = await givenMember()
    const productId = await product()
    const key = randomUUID()
    const { body } = await send(who, bodyOf(productId), key)
    const details = textOf(160)
    const changed = await send(who, bodyOf(productId, { details }), key)
    expect(changed).toMatchObject({ status: 200, body: { data: { _id: body.data._id, details } } })
    expect(await versionsOf(body.data._id)).toBe(1)
  })

  it('stays rejected with its reason', async () => {
    const who = await givenMember()
    const body = bodyOf(await product(), { details: `${textOf(160)} gọi 0912345678` })
    const key = randomUUID()
    for (const status of [201, 200])
      expect(await send(who, body, key)).toMatchObject({
        status,
        body: { data: { state: 'rejected', reason: 'phone', edited_at: null } },
      })
  })
})

it('refuses a second review with another key or none', async () => {
  const who = await givenMember()
  const body = bodyOf(await product())
  await send(who, body, randomUUID())
  for (const key of [randomUUID(), undefined])
    expect(await send(who, body, key)).toMatchObject({ status: 403, body: { code: 'DUPLICATE_USER_REVIEW' } })
})

it('writes a withdrawn review again under the same key', async () => {
  const who = await givenMember()
  const productId = await product()
  const key = randomUUID()
  const { body } = await send(who, bodyOf(productId), key)
  await remove(who, body.data._id)
  expect((await send(who, bodyOf(productId), key)).status).toBe(201)
  expect(await balanceOf(who)).toBe(20)
})

it('refuses a key that is no UUID', async () => {
  const answer = await send(await givenMember(), bodyOf(await product()), 'again')
  expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
})
