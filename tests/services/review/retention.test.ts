import { sql } from 'drizzle-orm'
import { KEPT_DAYS } from '@/domain/shop/retention'
import { database } from '@/services/database'
import { review as reviewModule } from '@/services/review/module'
import { givenMember } from '../account/given-member'
import { givenProducts } from '../catalog/fixtures'
import { useDatabase } from '../database'
import { performJob } from '../perform-job'
import { post, put, remove, textOf, useMedia } from './given-review'

process.env.RATE_LIMIT_FACTOR = '100'
useDatabase()
useMedia()

const product = async () =>
  (await givenProducts({ external_id: `p-${Math.random()}`, name: `Serum ${Math.random()}` }))[0]!

const storedOf = async (id: string) => {
  const { rows } = await database().execute<{ state: string; details: string; versions: number }>(sql`
    SELECT state, details,
      (SELECT count(*)::int FROM review.review_versions WHERE review_id = reviews.id) AS versions
    FROM review.reviews WHERE id = ${id}`)
  return rows[0]
}

/** Moves the withdrawal of a review into the past. */
const withdrawnDaysAgo = (id: string, days: number) =>
  database().execute(sql`
    UPDATE review.review_actions SET created_at = now() - make_interval(days => ${days})
    WHERE review_id = ${id} AND action = 'withdraw'`)

it('deletes the text and versions of a withdrawn review after its days, and of no other', async () => {
  const who = await givenMember()
  const { body: kept } = await post(who, await product())
  const { body: recent } = await post(who, await product())
  const reviewed = await product()
  const { body: old } = await post(who, reviewed)
  expect((await put(who, old.data._id, reviewed, { details: textOf(160) })).status).toBe(200)
  await remove(who, recent.data._id)
  await remove(who, old.data._id)
  await withdrawnDaysAgo(recent.data._id, KEPT_DAYS.withdrawnReview - 1)
  await withdrawnDaysAgo(old.data._id, KEPT_DAYS.withdrawnReview + 1)
  expect(await storedOf(old.data._id)).toMatchObject({ state: 'removed', versions: 1 })

  await performJob(reviewModule, 'forget-withdrawn-reviews')

  expect(await storedOf(old.data._id)).toEqual({ state: 'removed', details: '', versions: 0 })
  const still = { details: expect.stringMatching(/\S/), versions: 0 }
  expect(await storedOf(recent.data._id)).toEqual({ state: 'removed', ...still })
  expect(await storedOf(kept.data._id)).toEqual({ state: 'published', ...still })
})

it('lets the writer review the product again after its text was deleted', async () => {
  const who = await givenMember()
  const id = await product()
  const { body } = await post(who, id)
  await remove(who, body.data._id)
  await withdrawnDaysAgo(body.data._id, KEPT_DAYS.withdrawnReview + 1)
  await performJob(reviewModule, 'forget-withdrawn-reviews')
  expect((await post(who, id)).status).toBe(201)
  await performJob(reviewModule, 'forget-withdrawn-reviews')
  expect(await storedOf(body.data._id)).toMatchObject({
    state: 'published',
    details: expect.stringMatching(/\S/),
  })
})
