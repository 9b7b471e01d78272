import { sql } from 'drizzle-orm'
import { database } from '@/services/database'
import { givenMember } from '../account/given-member'
import { givenProducts } from '../catalog/fixtures'
import { useDatabase } from '../database'
import { balanceOf, givenPhoto, post, put, textOf, useMedia } from './given-review'

process.env.RATE_LIMIT_FACTOR = '100'
useDatabase()
useMedia()

const product = async () =>
  (await givenProducts({ external_id: `p-${Math.random()}`, name: `Serum ${Math.random()}` }))[0]!

it('rejects a text with a phone number without points, and publishes the mended one (REV-18)', async () => {
  const who = await givenMember()
  const id = await product()
  const text = textOf(160)
  const { status, body } = await post(who, id, { details: `${text} gọi 0912.345.678` })
  expect([status, body.data.state, body.data.reason, body.data.points]).toEqual([201, 'rejected', 'phone', 0])
  expect(body.data.editable_until).toBeNull()
  expect(await balanceOf(who)).toBe(0)
  const mended = await put(who, body.data._id, id, { details: text })
  expect(mended.body.data).toMatchObject({ state: 'published', reason: null, points: 20 })
})

it('looks at the captions of photos', async () => {
  const who = await givenMember()
  const { body } = await post(who, await product(), {
    images: [{ name: await givenPhoto(who), description: 'mua ở lamdep.com' }],
  })
  expect(body.data).toMatchObject({ state: 'rejected', reason: 'link' })
})

it('holds a published review that an edit makes doubtful, with its points until it is decided', async () => {
  const who = await givenMember()
  const id = await product()
  const { body } = await post(who, id)
  const edited = await put(who, body.data._id, id, { details: `${textOf(160)} số 12 đường Lê Lợi` })
  expect(edited.body.data).toMatchObject({ state: 'held', reason: 'address', points: 20 })
})

it('holds a copy: the same text anywhere, a similar one of the same product or the same member', async () => {
  const [first, second] = [await givenMember(), await givenMember()]
  const [one, other] = [await product(), await product()]
  const text = textOf(160)
  const similar = `${text} ${textOf(6)}`
  expect((await post(first, one, { details: text })).body.data.state).toBe('published')
  expect((await post(second, other, { details: text.toUpperCase().toLowerCase() })).body.data).toMatchObject({
    state: 'held',
    reason: 'copied',
  })
  expect((await post(second, one, { details: similar })).body.data.reason).toBe('copied')
  expect((await post(first, other, { details: `${text} ${textOf(5)}` })).body.data.reason).toBe('copied')
  const third = await givenMember()
  expect((await post(third, one)).body.data.state).toBe('published')
})

it('takes no short text for a copy, where the shop asks for few words', async () => {
  process.env.REVIEW_LEAST_LENGTH = '3'
  try {
    const id = await product()
    const details = 'Thơm dịu, da mịn hẳn ra, sẽ mua lại.'
    for (let turn = 0; turn < 2; turn += 1)
      expect((await post(await givenMember(), id, { details })).body.data.state).toBe('published')
  } finally {
    delete process.env.REVIEW_LEAST_LENGTH
  }
})

it('does not take a review for a copy of itself', async () => {
  const who = await givenMember()
  const id = await product()
  const details = textOf(160)
  const { body } = await post(who, id, { details })
  expect((await put(who, body.data._id, id, { details: `${details} hơn` })).body.data.state).toBe('published')
})

it('follows a rule as soon as it is added, changed, switched off or deleted', async () => {
  const id = await product()
  const stateNow = async () =>
    (await post(await givenMember(), id, { details: `${textOf(160)} hàng xịn nhất quả đất` })).body.data.state
  const change = (statement: string) => database().execute(sql.raw(statement))
  expect(await stateNow()).toBe('published')
  await change(
    `INSERT INTO review.moderation_rules (kind, pattern, verdict, reason) VALUES ('word', 'quả đất', 'held', 'staff')`,
  )
  expect(await stateNow()).toBe('held')
  await change(`UPDATE review.moderation_rules SET verdict = 'rejected' WHERE pattern = 'quả đất'`)
  expect(await stateNow()).toBe('rejected')
  await change(`UPDATE review.moderation_rules SET is_active = false WHERE pattern = 'quả đất'`)
  expect(await stateNow()).toBe('published')
  await change(`UPDATE review.moderation_rules SET is_active = true WHERE pattern = 'quả đất'`)
  expect(await stateNow()).toBe('rejected')
  await change(`DELETE FROM review.moderation_rules WHERE pattern = 'quả đất'`)
  expect(await stateNow()).toBe('published')
})
