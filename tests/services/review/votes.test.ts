import { sql } from 'drizzle-orm'
import { REPORT_REASONS } from '@/domain/review/report-reasons'
import { database } from '@/services/database'
import { memberReviewApp } from '@/services/review/member-app'
import { call, givenMember } from '../account/given-member'
import { givenProducts } from '../catalog/fixtures'
import { useDatabase } from '../database'
import { type Member, post, rowOf } from './given-review'

process.env.RATE_LIMIT_FACTOR = '100'
useDatabase()

async function givenReview() {
  const writer = await givenMember()
  const [productId] = await givenProducts({ external_id: `p-${Math.random()}`, name: 'Serum' })
  return { writer, id: (await post(writer, productId!)).body.data._id as string }
}

const members = (number: number) => Promise.all(Array.from({ length: number }, () => givenMember()))
const like = (who: Member, id: string) => call(memberReviewApp, 'PUT', `/reviews/${id}/likes`, { who })
const unlike = (who: Member, id: string) => call(memberReviewApp, 'DELETE', `/reviews/${id}/likes`, { who })
const report = (who: Member, id: string, json: object = { reason: 'spam' }) =>
  call(memberReviewApp, 'POST', `/reviews/${id}/reports`, { who, json })

describe('votes', () => {
  it('count one a member, also all at once, and can be taken back', async () => {
    const { id } = await givenReview()
    await database().execute(sql`UPDATE review.reviews SET total_likes = 5 WHERE id = ${id}`)
    const voters = await members(20)
    await Promise.all([...voters, ...voters, ...voters].map((who) => like(who, id)))
    expect((await rowOf(id)).total_likes).toBe(25)
    expect((await like(voters[0]!, id)).body.data).toEqual({ total_likes: 25, is_liked: true })
    await Promise.all(voters.slice(0, 8).flatMap((who) => [unlike(who, id), unlike(who, id)]))
    expect((await rowOf(id)).total_likes).toBe(17)
    expect((await unlike(voters[0]!, id)).body.data).toEqual({ total_likes: 17, is_liked: false })
  })

  it('are known to the voter', async () => {
    const [one, other] = [await givenReview(), await givenReview()]
    const who = await givenMember()
    await like(who, one.id)
    const path = `/reviews/liked?ids=${one.id},${other.id},999999`
    expect((await call(memberReviewApp, 'GET', path, { who })).body.data).toEqual([one.id])
    expect((await call(memberReviewApp, 'GET', path, { who: other.writer })).body.data).toEqual([])
    for (const ids of ['', 'a', '1,,2', '1,'.repeat(200)])
      expect((await call(memberReviewApp, 'GET', `/reviews/liked?ids=${ids}`, { who })).status).toBe(400)
  })

  it('are not for one’s own review, nor for one that is not public', async () => {
    const { writer, id } = await givenReview()
    expect(await like(writer, id)).toMatchObject({ status: 403, body: { code: 'OWN_REVIEW' } })
    await database().execute(sql`UPDATE review.reviews SET state = 'held' WHERE id = ${id}`)
    expect((await like(await givenMember(), id)).status).toBe(404)
    expect((await like(writer, '999999')).status).toBe(404)
  })
})

describe('reports', () => {
  it('of three members hold the review, also all at once', async () => {
    const { id } = await givenReview()
    const reporters = await members(3)
    await Promise.all([reporters[0]!, reporters[0]!, reporters[1]!].map((who) => report(who, id)))
    expect((await rowOf(id)).state).toBe('published')
    const other = await givenReview()
    await Promise.all(reporters.map((who) => report(who, other.id, { reason: 'false', note: 'không thật' })))
    expect(await rowOf(other.id)).toMatchObject({ state: 'held', reason: 'reported' })
    await report(reporters[2]!, id)
    expect((await rowOf(id)).state).toBe('held')
    const { rows } = await database().execute(
      sql`SELECT action, staff FROM review.review_actions WHERE review_id = ${id}`,
    )
    expect(rows).toEqual([{ action: 'hold', staff: 'reports' }])
  })

  it.each(REPORT_REASONS)('may say %s', async (reason) => {
    const { id } = await givenReview()
    expect((await report(await givenMember(), id, { reason })).status).toBe(201)
  })

  it('are refused for other reasons, too long notes and one’s own review', async () => {
    const { writer, id } = await givenReview()
    const who = await givenMember()
    expect((await report(who, id, { reason: 'boring' })).status).toBe(422)
    expect((await report(who, id, { reason: 'spam', note: 'a'.repeat(501) })).status).toBe(422)
    expect((await report(writer, id)).status).toBe(403)
    expect((await report(who, '999999')).status).toBe(404)
  })

  it('are taken of a review that reports have just held, but not of one’s own, nor of one that was never public', async () => {
    const { writer, id } = await givenReview()
    for (const who of await members(3)) await report(who, id)
    expect((await rowOf(id)).state).toBe('held')
    expect((await report(await givenMember(), id)).status).toBe(201)
    expect(await report(writer, id)).toMatchObject({ status: 403, body: { code: 'OWN_REVIEW' } })
    await database().execute(sql`UPDATE review.reviews SET reason = 'address' WHERE id = ${id}`)
    expect((await report(await givenMember(), id)).status).toBe(404)
  })
})
