import { sql } from 'drizzle-orm'
import { main } from '@/scripts/reviews/main'
import { database } from '@/services/database'
import { chooseMails } from '@/services/message'
import { reviewApp } from '@/services/review/app'
import { memberReviewApp } from '@/services/review/member-app'
import { call, givenMember } from '../account/given-member'
import { givenProducts } from '../catalog/fixtures'
import { useDatabase } from '../database'
import { brokenBooks } from '../loyalty/books'
import { asProcess, inProcess } from '../program'
import { balanceOf, type Member, post, put, rowOf, textOf } from './given-review'

process.env.RATE_LIMIT_FACTOR = '100'
afterAll(async () => expect(await brokenBooks()).toEqual([]))
useDatabase()

const reviews = (...words: string[]) => inProcess(main, ...words, '--by', 'lan')

async function givenReview(changes: object = {}) {
  const who = await givenMember()
  const [productId = 0] = await givenProducts({ external_id: `p-${Math.random()}`, name: 'Serum' })
  const { body } = await post(who, productId, changes)
  return { who, productId, id: body.data._id as string }
}

const held = () => givenReview({ details: `${textOf(160)} số 12 đường Lê Lợi` })

const actionsOf = async (id: string) =>
  (
    await database().execute(
      sql`SELECT action, staff, note FROM review.review_actions WHERE review_id = ${id} ORDER BY id`,
    )
  ).rows

it('lists what waits, and publishes it with its points once', async () => {
  const { who, id } = await held()
  expect(await balanceOf(who)).toBe(0)
  expect((await reviews('list')).out).toMatch(new RegExp(`^${id}  held \\(address\\)`, 'm'))
  const { code, out } = await reviews('publish', id, '--note', 'địa chỉ của tiệm')
  expect(code).toBe(0)
  expect(out).toContain('publish by staff:lan địa chỉ của tiệm')
  await reviews('publish', id)
  expect(await rowOf(id)).toMatchObject({ state: 'published', reason: null })
  expect(await balanceOf(who)).toBe(20)
  expect((await reviews('list')).out).not.toMatch(new RegExp(`^${id} `, 'm'))
})

it('rejects with a reason, takes the points back, and gives them when it is published after all', async () => {
  const { who, id, productId } = await givenReview()
  expect(await balanceOf(who)).toBe(20)
  await reviews('reject', id, '--reason', 'obscene', '--note', 'xem câu 3')
  expect(await rowOf(id)).toMatchObject({ state: 'rejected', reason: 'obscene' })
  expect(await balanceOf(who)).toBe(0)
  // What the staff took down is not published by rules alone.
  expect((await put(who, id, productId)).body.data).toMatchObject({ state: 'held', reason: 'edited' })
  await reviews('publish', id)
  expect(await rowOf(id)).toMatchObject({ state: 'published', reason: null })
  expect(await balanceOf(who)).toBe(20)
  expect((await put(who, id, productId)).body.data).toMatchObject({ state: 'published', reason: null })
  expect(await actionsOf(id)).toEqual([
    { action: 'reject', staff: 'staff:lan', note: 'xem câu 3' },
    { action: 'publish', staff: 'staff:lan', note: '' },
  ])
})

it('closes the reports that led to a decision', async () => {
  const { id } = await givenReview()
  const report = (by: Member) =>
    call(memberReviewApp, 'POST', `/reviews/${id}/reports`, { who: by, json: { reason: 'spam' } })
  for (let turn = 0; turn < 3; turn++) await report(await givenMember())
  expect((await rowOf(id)).state).toBe('held')
  expect((await reviews('show', id)).out).toMatch(/reported by member \d+: spam/)
  await reviews('publish', id)
  await report(await givenMember())
  expect((await rowOf(id)).state).toBe('published')
})

it('replies under a review and puts one first', async () => {
  const { id, productId } = await givenReview()
  await reviews('reply', id, 'Cảm', 'ơn', 'bạn nhiều')
  await reviews('reply', id, 'Cảm ơn bạn')
  await reviews('feature', id)
  const path = `/reviews?filter=${JSON.stringify({ product_id: productId })}`
  expect((await call(reviewApp, 'GET', path)).body.data).toMatchObject([
    { reply: { text: 'Cảm ơn bạn' }, is_featured: true },
  ])
  await reviews('unfeature', id)
  expect((await actionsOf(id)).map(({ action }) => action)).toEqual([
    'reply',
    'reply',
    'feature',
    'unfeature',
  ])
})

describe('mails to the writer', () => {
  const mailsTo = async (email: string) =>
    (
      await database().execute<{ template: string; kind: string; text: string }>(
        sql`SELECT template, kind, text FROM message.messages WHERE recipient = ${email} ORDER BY created_at`,
      )
    ).rows
  let count = 0
  async function givenMailed() {
    const email = `viet-${++count}@example.com`
    const { who, id, productId } = await givenReview()
    await database().execute(sql`UPDATE account.users SET email = ${email} WHERE id = ${who.id}`)
    return { who, id, productId, email }
  }

  it('say why a review was rejected and where to edit it, once a reason', async () => {
    const { id, email, productId } = await givenMailed()
    await reviews('reject', id, '--reason', 'phone')
    await reviews('reject', id, '--reason', 'phone')
    const [mail, ...more] = await mailsTo(email)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ template: 'review-rejected', kind: 'review-answer' })
    expect(mail!.text).toContain('số điện thoại')
    expect(mail!.text).toMatch(new RegExp(`Sửa đánh giá: http\\S+/${productId}-\\S+\\?review=1`))
    await reviews('reject', id, '--reason', 'obscene')
    expect(await mailsTo(email)).toHaveLength(2)
  })

  it('bring the reply, a corrected one too and the same one not', async () => {
    const { id, email } = await givenMailed()
    for (const reply of ['Cảm ơn bạn', 'Cảm ơn bạn', 'Cảm ơn bạn nhiều']) await reviews('reply', id, reply)
    const mails = await mailsTo(email)
    expect(mails.map(({ template }) => template)).toEqual(['review-replied', 'review-replied'])
    expect(mails[1]!.text).toContain('Cảm ơn bạn nhiều')
  })

  it('are not sent to one who refused them, nor needed for the act', async () => {
    const { id, email } = await givenMailed()
    await chooseMails(database(), email, 'review-answer', false)
    expect((await reviews('reject', id, '--reason', 'staff')).code).toBe(0)
    expect((await rowOf(id)).state).toBe('rejected')
    expect(await mailsTo(email)).toEqual([])
  })
})

it.each([
  [[], 'what shall be done?'],
  [['praise', '1'], 'no such command: praise'],
  [['show'], 'show needs the id of a review'],
  [['publish', 'abc'], 'publish needs the id of a review'],
  [['reject', '1', '--reason', 'ugly'], '--reason is one of'],
  [['reply', '1'], 'reply needs a text'],
  [['list', '--state', 'new'], '--state is one of'],
  [['list', '--limit', '0'], '--limit is 1 to 1000'],
])('explains wrong use: %j', async (words, sentence) => {
  const { code, err } = await reviews(...words)
  expect([code, err]).toEqual([2, expect.stringContaining(sentence)])
})

it('says so where there is no such review', async () => {
  expect(await reviews('publish', '999999')).toMatchObject({
    code: 1,
    err: 'Review 999999: review not found.\n',
  })
  expect((await reviews('show', '999999')).code).toBe(1)
})

it('runs as a program', async () => {
  const { code, out } = await asProcess('reviews', 'list', '--state', 'removed')
  expect([code, out]).toEqual([0, 'No review is removed.\n'])
})
