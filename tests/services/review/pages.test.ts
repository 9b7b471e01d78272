import { sql } from 'drizzle-orm'
import { database, readStaleTags } from '@/services/database'
import { allReviewsOf, replyToReview } from '@/services/review'
import { memberReviewApp } from '@/services/review/member-app'
import { reviewPersonalData } from '@/services/review/personal-data'
import { call, givenMember } from '../account/given-member'
import { givenProducts } from '../catalog/fixtures'
import { useDatabase } from '../database'
import { givenPhoto, type Member, post, put, remove, rowOf, textOf, useMedia } from './given-review'

process.env.RATE_LIMIT_FACTOR = '100'
useDatabase()
useMedia()

/** The tags that a change marks stale; they are in the log when the change is committed. */
async function staleAfter(change: () => Promise<unknown>): Promise<string[]> {
  const { cursor } = await readStaleTags(undefined)
  await change()
  return (await readStaleTags(cursor)).tags.toSorted()
}

async function givenReview(changes: (who: Member) => object | Promise<object> = () => ({})) {
  const who = await givenMember()
  const [productId = 0] = await givenProducts({ external_id: `p-${Math.random()}`, name: 'Serum' })
  const { body } = await post(who, productId, await changes(who))
  return { who, productId, id: body.data._id as string, page: `reviews:${productId}` }
}

const withPhoto = async (who: Member) => ({
  images: [{ name: await givenPhoto(who), description: 'trên tay' }],
})

describe('the product page shows at once', () => {
  it('a review that is published, edited or withdrawn', async () => {
    const who = await givenMember()
    const [productId = 0] = await givenProducts({ external_id: 'page', name: 'Serum' })
    let id = ''
    const page = `reviews:${productId}`
    expect(await staleAfter(async () => (id = (await post(who, productId)).body.data._id))).toContain(page)
    expect(await staleAfter(() => put(who, id, productId))).toContain(page)
    // The public profile counts reviews.
    expect(await staleAfter(() => remove(who, id))).toContainEqual(expect.stringMatching(/^profile:/))
    expect(await staleAfter(() => post(who, productId))).toContainEqual(expect.stringMatching(/^profile:/))
    expect(await staleAfter(() => remove(who, id))).toContain(page)
  })

  it('one that is held, whose photo leaves the home page as well', async () => {
    const { who, id, productId, page } = await givenReview(withPhoto)
    const edit = () => put(who, id, productId, { details: `${textOf(160)} số 12 đường Lê Lợi` })
    const tags = await staleAfter(edit)
    expect(tags).toEqual(expect.arrayContaining([page, 'home']))
    expect((await rowOf(id)).state).toBe('held')
  })

  it('on the home page a photo review whose text, photos, caption or writer changes, or that is withdrawn', async () => {
    const { who, id, productId, page } = await givenReview(withPhoto)
    const image = await withPhoto(who)
    const text = { details: textOf(160) }
    expect(await staleAfter(() => put(who, id, productId, { ...image, ...text }))).toContain('home')
    expect(
      await staleAfter(() => put(who, id, productId, { ...image, ...text, is_star_texture: 5 })),
    ).toContain('home')
    expect(
      await staleAfter(async () => put(who, id, productId, { ...(await withPhoto(who)), ...text })),
    ).toContain('home')
    const run = (query: ReturnType<typeof sql>) => staleAfter(() => database().execute(query))
    expect(
      await run(sql`UPDATE review.review_images SET description = 'sau một tuần' WHERE review_id = ${id}`),
    ).toEqual(expect.arrayContaining([page, 'home']))
    expect(await run(sql`UPDATE account.users SET name = 'Tên mới' WHERE id = ${who.id}`)).toEqual(
      expect.arrayContaining([page, 'home']),
    )
    expect(await staleAfter(() => reviewPersonalData.erase(database(), who.id))).toContain('home')
    const other = await givenReview(withPhoto)
    expect(await staleAfter(() => remove(other.who, other.id))).toContain('home')
    const third = await givenReview(withPhoto)
    expect(await run(sql`DELETE FROM review.reviews WHERE id = ${third.id}`)).toContain('home')
  })

  it('nothing on the home page that is not among the best-liked photo reviews', async () => {
    const home = (change: () => Promise<unknown>) => staleAfter(change).then((tags) => tags.includes('home'))
    const plain = await givenReview()
    expect(await home(() => put(plain.who, plain.id, plain.productId))).toBe(false)
    const weak = await givenReview(async (who) => ({ ...(await withPhoto(who)), is_star_effectiveness: 1 }))
    expect(await home(async () => put(weak.who, weak.id, weak.productId, { is_star_effectiveness: 1 }))).toBe(
      false,
    )
    const liked = await givenReview(withPhoto)
    const voter = await givenMember()
    expect(await home(() => call(memberReviewApp, 'PUT', `/reviews/${liked.id}/likes`, { who: voter }))).toBe(
      false,
    )
    // Twenty-four others with more votes leave no place for it.
    await database().execute(sql`
      INSERT INTO review.reviews (product_id, author_name, details, ratings, source, origin, external_id, total_likes)
      SELECT ${liked.productId}, 'Lan', 'Đẹp', '{"texture": 5}', 'file', 'home', n::text, 100 FROM generate_series(1, 24) n`)
    await database().execute(sql`
      INSERT INTO review.review_images (review_id, url) SELECT id, '/media/a.webp' FROM review.reviews WHERE origin = 'home'`)
    expect(
      await home(async () => put(liked.who, liked.id, liked.productId, await withPhoto(liked.who))),
    ).toBe(false)
    await database().execute(sql`DELETE FROM review.reviews WHERE origin = 'home'`)
  })

  it('votes and replies, of what is public alone', async () => {
    const { id, page } = await givenReview()
    const voter = await givenMember()
    const like = () => call(memberReviewApp, 'PUT', `/reviews/${id}/likes`, { who: voter })
    expect(await staleAfter(like)).toEqual([expect.stringMatching(/^profile:/), page])
    expect(await staleAfter(like)).toEqual([])
    const reply = (text: string) => replyToReview(Number(id), text, { staff: 'staff:lan' })
    expect(await staleAfter(() => reply('Cảm ơn bạn'))).toEqual([page])
    const hidden = await givenReview(() => ({ details: `${textOf(160)} gọi 0912345678` }))
    expect(
      await staleAfter(() => replyToReview(Number(hidden.id), 'Bạn ơi', { staff: 'staff:lan' })),
    ).toEqual([])
  })

  it('nothing of what stays hidden', async () => {
    const { who, id, productId } = await givenReview(() => ({ details: `${textOf(160)} gọi 0912345678` }))
    expect(
      await staleAfter(() => put(who, id, productId, { details: `${textOf(160)} gọi 0912345678` })),
    ).toEqual([])
  })
})

describe('personal data', () => {
  it('has all that a member wrote, with what edits replaced, votes and reports', async () => {
    const { who, id, productId } = await givenReview(withPhoto)
    await put(who, id, productId)
    const other = await givenReview()
    await call(memberReviewApp, 'PUT', `/reviews/${other.id}/likes`, { who })
    await call(memberReviewApp, 'POST', `/reviews/${other.id}/reports`, {
      who,
      json: { reason: 'other', note: 'lạ quá' },
    })
    expect(await allReviewsOf(database(), who.id)).toMatchObject([
      {
        product_id: productId,
        state: 'published',
        images: [],
        former_versions: [{ content: { images: [{ description: 'trên tay' }] } }],
      },
    ])
    expect(await reviewPersonalData.copyOf(database(), who.id)).toMatchObject({
      likes: [{ review_id: Number(other.id) }],
      reports: [{ review_id: Number(other.id), reason: 'other', note: 'lạ quá' }],
    })
  })

  it('is erased but for published texts: photos, former texts, votes, reports and what was never public', async () => {
    const { who, id, productId } = await givenReview(withPhoto)
    await put(who, id, productId, await withPhoto(who))
    const [second = 0] = await givenProducts({ external_id: `p-${Math.random()}`, name: 'Son' })
    await post(who, second, { details: `${textOf(160)} gọi 0912345678` })
    const other = await givenReview()
    await call(memberReviewApp, 'PUT', `/reviews/${other.id}/likes`, { who })
    await call(memberReviewApp, 'POST', `/reviews/${other.id}/reports`, { who, json: { reason: 'spam' } })
    await reviewPersonalData.erase(database(), who.id)
    const { rows } = await database().execute(sql`
      SELECT (SELECT count(*)::int FROM review.reviews WHERE user_id = ${who.id}) AS reviews,
        (SELECT count(*)::int FROM review.review_versions WHERE review_id = ${id}) AS versions,
        (SELECT count(*)::int FROM review.review_images WHERE review_id = ${id}) AS images,
        (SELECT count(*)::int FROM review.review_likes WHERE user_id = ${who.id}) AS likes,
        (SELECT count(*)::int FROM review.review_reports WHERE user_id = ${who.id}) AS reports`)
    expect(rows).toEqual([{ reviews: 1, versions: 0, images: 0, likes: 0, reports: 0 }])
    expect(await rowOf(id)).toMatchObject({ state: 'published', total_images: 0 })
    expect((await rowOf(other.id)).total_likes).toBe(0)
  })
})
