import { sql } from 'drizzle-orm'
import { dislikesSchema, likesSchema, viewsSchema } from '@/domain/content/vote'
import { database, transaction } from '@/services/database'
import { importContent } from '@/services/content'
import { contentApp } from '@/services/content/app'
import { content } from '@/services/content/module'
import { contentPersonalData } from '@/services/content/personal-data'
import { useDatabase } from '../database'
import { givenMember } from '../account/given-member'
import { performJob } from '../perform-job'
import { givenFiles, removeFiles } from './given-content'

process.env.RATE_LIMIT_FACTOR = '100'
process.env.SESSION_SECRET ??= 'a secret of the tests, long enough for all'
useDatabase()
afterAll(removeFiles)

interface Caller {
  device?: string
  who?: { authorization: string }
}

async function call(method: string, path: string, { device, who }: Caller = {}, json?: object) {
  const response = await contentApp.request(path, {
    method,
    headers: {
      ...(device !== undefined && { 'x-device-id': device }),
      ...(who && { authorization: who.authorization }),
      ...(json && { 'content-type': 'application/json' }),
    },
    ...(json && { body: JSON.stringify(json) }),
  })
  return { status: response.status, ...(await response.json()) }
}

const like = (caller: Caller, id = 101) => call('POST', `/post/${id}/likes`, caller)
const dislike = (caller: Caller, json: object = {}, id = 101) =>
  call('POST', `/post/${id}/dislikes`, caller, json)
const likesOf = async (caller: Caller = {}) =>
  likesSchema.validateSync((await call('GET', '/post/101/likes', caller)).data, { strict: true })
const dislikesOf = async (caller: Caller = {}) =>
  dislikesSchema.validateSync((await call('GET', '/post/101/dislikes', caller)).data, { strict: true })
const votes = async () =>
  (
    await database().execute<{ voter: string; vote: string; reason: string | null; note: string }>(
      sql`SELECT voter, vote, reason, note FROM content.post_votes WHERE post_id = 101 ORDER BY created_at`,
    )
  ).rows

beforeEach(async () => {
  await database().execute(sql`TRUNCATE content.posts CASCADE`)
  await importContent(await givenFiles())
})

describe('votes', () => {
  it('are toggled: pressed again, a like is taken back (HLP-03)', async () => {
    expect((await like({ device: 'a' })).data).toEqual({ count: 1, is_liked: true })
    expect((await like({ device: 'b' })).data).toEqual({ count: 2, is_liked: true })
    expect((await like({ device: 'a' })).data).toEqual({ count: 1, is_liked: false })
    expect(await likesOf({ device: 'b' })).toEqual({ count: 1, is_liked: true })
    expect(await likesOf()).toEqual({ count: 1, is_liked: false })
  })

  it('are one for each person: a like takes a dislike back, and the other way round', async () => {
    await dislike({ device: 'a' }, { reason: 'unclear' })
    expect((await like({ device: 'a' })).data).toEqual({ count: 1, is_liked: true })
    expect(await dislikesOf({ device: 'a' })).toEqual({ count: 0, is_disliked: false })
    await dislike({ device: 'a' })
    expect(await likesOf({ device: 'a' })).toEqual({ count: 0, is_liked: false })
    expect(await votes()).toHaveLength(1)
  })

  it('of a dislike take a reason after the press, and keep no name of the device (HLP-04)', async () => {
    await dislike({ device: 'tablet-7' })
    await dislike({ device: 'tablet-7' }, { reason: 'other', text: '  Thiếu hình  ' })
    expect(await votes()).toMatchObject([{ vote: 'dislike', reason: 'other', note: 'Thiếu hình' }])
    expect(JSON.stringify(await votes())).not.toContain('tablet-7')
    expect((await dislike({ device: 'tablet-7' })).data).toEqual({ count: 0, is_disliked: false })
  })

  it('given before the sign-in become the member’s', async () => {
    const who = await givenMember()
    await like({ device: 'phone' })
    expect(await likesOf({ device: 'phone', who })).toEqual({ count: 1, is_liked: true })
    expect((await dislike({ device: 'phone', who })).data).toEqual({ count: 1, is_disliked: true })
    expect(await votes()).toMatchObject([{ voter: `user:${who.id}`, vote: 'dislike' }])
    expect(await likesOf()).toEqual({ count: 0, is_liked: false })
  })

  it('count each person once when many come at the same time', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, index) => like({ device: `d${index}` })))
    expect(await likesOf()).toMatchObject({ count: 50 })
    // An even number of presses leaves no vote, an odd one leaves one.
    await Promise.all(Array.from({ length: 51 }, () => like({ device: 'same' })))
    expect(await likesOf({ device: 'same' })).toEqual({ count: 51, is_liked: true })
    await Promise.all(Array.from({ length: 50 }, () => dislike({ device: 'same' }, { reason: 'wrong' })))
    expect(await dislikesOf({ device: 'same' })).toEqual({ count: 1, is_disliked: true })
    expect(await likesOf()).toMatchObject({ count: 50 })
  })

  it.each([
    [{ reason: 'boring' }, 422],
    [{ reason: 'other', text: 'a'.repeat(501) }, 422],
    [{ reason: {} }, 422],
  ])('with %j are refused', async (json, status) => {
    expect((await dislike({ device: 'a' }, json)).status).toBe(status)
  })

  it('need an article and a device', async () => {
    expect(await like({ device: 'a' }, 999)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await like({})).toMatchObject({ status: 400, code: 'BAD_REQUEST' })
    expect((await call('POST', '/post/x/likes', { device: 'a' })).status).toBe(404)
  })

  it('write nothing that pages are made of', async () => {
    await database().execute(sql`DELETE FROM shop.stale_tags`)
    await like({ device: 'a' })
    await call('PUT', '/posts/101/view', { device: 'a' })
    const { rows } = await database().execute(sql`SELECT tag FROM shop.stale_tags`)
    expect(rows).toEqual([])
  })

  it('are in a member’s copy and go with the account', async () => {
    const who = await givenMember()
    await like({ device: 'x' })
    await dislike({ who }, { reason: 'outdated', text: 'giá cũ' })
    expect(await contentPersonalData.copyOf(database(), who.id)).toMatchObject([
      { post_id: 101, vote: 'dislike', reason: 'outdated', note: 'giá cũ' },
    ])
    await transaction((tx) => contentPersonalData.erase(tx, who.id))
    expect(await dislikesOf()).toEqual({ count: 0, is_disliked: false })
    expect(await likesOf()).toMatchObject({ count: 1 })
  })

  it('survive another import of the article', async () => {
    await like({ device: 'a' })
    const files = await givenFiles()
    await files.change('help/dat-hang/101-dat-hang-the-nao.md', 'từng bước', 'nhanh')
    await importContent(files)
    expect(await likesOf({ device: 'a' })).toEqual({ count: 1, is_liked: true })
  })
})

describe('views', () => {
  const view = (caller: Caller) => call('PUT', '/posts/101/view', caller)

  it('count a visitor once a day, also all at once (HLP-02)', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => view({ device: 'a' })))
    expect(answers.filter(({ data }) => data.counted)).toHaveLength(1)
    expect(viewsSchema.validateSync((await view({ device: 'b' })).data, { strict: true })).toEqual({
      views: 2,
      counted: true,
    })
    expect((await view({ device: 'b' })).data).toEqual({ views: 2, counted: false })
  })

  it('count again the next day, and what a day gone by knew is deleted', async () => {
    await view({ device: 'a' })
    await database().execute(sql`UPDATE content.post_views SET day = day - 1`)
    expect((await view({ device: 'a' })).data).toEqual({ views: 2, counted: true })
    await performJob(content, 'forget-help-views')
    const { rows } = await database().execute(sql`SELECT FROM content.post_views`)
    expect(rows).toHaveLength(1)
    expect((await view({ device: 'a' })).data).toEqual({ views: 2, counted: false })
  })

  it('need an article and a device', async () => {
    expect((await call('PUT', '/posts/999/view', { device: 'a' })).status).toBe(404)
    expect((await view({})).status).toBe(400)
  })
})
