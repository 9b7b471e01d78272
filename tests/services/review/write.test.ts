import { inArray, sql } from 'drizzle-orm'
import { upsertTags } from '@/services/catalog'
import { database, transaction } from '@/services/database'
import { hasMedia } from '@/services/media'
import { order as orderModule } from '@/services/order/module'
import { review as reviewModule } from '@/services/review/module'
import { memberReviewApp } from '@/services/review/member-app'
import { reviewApp } from '@/services/review/app'
import { insertCategoryRatingTypes, rejectReview, replyToReview } from '@/services/review'
import { category_rating_types, rating_types } from '@/services/review/schema'
import { call, givenMember } from '../account/given-member'
import { combination, givenProducts } from '../catalog/fixtures'
import { useDatabase } from '../database'
import { brokenBooks } from '../loyalty/books'
import { mediaWithOwners } from '../media/media-with-owners'
import { givenGoods, givenOrder, lineOf, move } from '../order/given-order'
import { performJob, runEvents } from '../perform-job'
import {
  balanceOf,
  bodyOf,
  formOf,
  givenPhoto,
  type Member,
  post,
  put,
  remove,
  rowOf,
  textOf,
  useMedia,
} from './given-review'

process.env.RATE_LIMIT_FACTOR = '100'
afterAll(async () => expect(await brokenBooks()).toEqual([]))
useDatabase()
useMedia()

const product = async (changes: Parameters<typeof givenProducts>[0] = {}) =>
  (await givenProducts({ external_id: `p-${Math.random()}`, name: `Serum ${Math.random()}`, ...changes }))[0]!

const shownOf = async (productId: number) =>
  (await call(reviewApp, 'GET', `/reviews?filter=${JSON.stringify({ product_id: productId })}`)).body

const later = (id: string, days: number) =>
  database().execute(sql`
    UPDATE review.reviews SET created_at = created_at - make_interval(days => ${days}),
      published_at = published_at - make_interval(days => ${days}) WHERE id = ${id}`)

describe('a review', () => {
  it('is published with its stars, photos and tags, and brings points once (REV-14, REV-16 to REV-18)', async () => {
    const who = await givenMember({ is_expert_reviewer: true })
    const id = await product()
    const tags = await upsertTags(database(), [{ kind: 'concern', name: 'Da khô', slug: 'da-kho' }])
    const photos = [await givenPhoto(who), await givenPhoto(who)]
    const { status, body } = await post(who, id, {
      images: photos.map((name, at) => ({ name, description: `ảnh ${at}` })),
      tags: [tags.get('da-kho'), 99_999],
      unknown: 'dropped',
    })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      state: 'published',
      reason: null,
      points: 30,
      average_rating: 4.3,
      ratings: [
        { type: 'effectiveness', name: 'Hiệu quả', value: 5 },
        { type: 'texture', value: 4 },
        { type: 'packaging', value: 4 },
        { type: 'value_for_money', value: 4 },
      ],
      images: photos.map((url, at) => ({ url, description: `ảnh ${at}` })),
      tags: [{ _id: String(tags.get('da-kho')), name: 'Da khô' }],
      is_expert_reviewer: true,
      is_verified_purchase: false,
    })
    expect(await balanceOf(who)).toBe(30)
    expect(await shownOf(id)).toMatchObject({ total: 1, data: [{ _id: body.data._id }] })
    expect((await formOf(who, id)).review).toMatchObject({ _id: body.data._id, state: 'published' })
  })

  it('is one of a member and product, however many calls come at once (REV-26)', async () => {
    const who = await givenMember()
    const id = await product()
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(who, id)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array(49).fill(403),
    ])
    const refused = answers.filter(({ status }) => status === 403)
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['DUPLICATE_USER_REVIEW']))
    expect((await shownOf(id)).total).toBe(1)
    expect(await balanceOf(who)).toBe(20)
  })

  it('needs a member (REV-28)', async () => {
    const id = await product()
    const json = bodyOf(id)
    expect((await call(memberReviewApp, 'POST', '/reviews', { json })).status).toBe(401)
    expect((await call(memberReviewApp, 'GET', `/reviews/mine/${id}`)).status).toBe(401)
    expect((await call(memberReviewApp, 'PUT', '/reviews/1/likes')).status).toBe(401)
  })

  it('is of a product that exists and is one to review', async () => {
    const who = await givenMember()
    expect(await post(who, 999_999)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    for (const changes of [{ is_active: false }, { classification: 'egift' as const }])
      expect(await post(who, await product(changes))).toMatchObject({
        status: 403,
        body: { code: 'REVIEW_NOT_ALLOWED' },
      })
  })

  it('names every field that is wrong, and stores nothing (REV-15)', async () => {
    const who = await givenMember()
    const stranger = await givenMember()
    const id = await product()
    const foreign = await givenPhoto(stranger)
    const own = await givenPhoto(who)
    const { status, body } = await post(who, id, {
      details: textOf(110),
      is_star_texture: 0,
      is_star_packaging: undefined,
      is_star_effectiveness: 4.5,
      product: { combination: { id: '999999' } },
      images: [
        own,
        foreign,
        own,
        `/media/uploads/${who.id}-gone.jpg`,
        `/media/uploads/${who.id}-/../../x.jpg`,
      ].map((name) => ({ name })),
    })
    expect(status).toBe(422)
    expect(Object.keys(body.details.fields).toSorted()).toEqual([
      'details',
      'images[1].name',
      'images[2].name',
      'images[3].name',
      'images[4].name',
      'is_star_effectiveness',
      'is_star_packaging',
      'is_star_texture',
      'product.combination.id',
    ])
    expect(body.details.fields.details).toBe('Bạn viết thêm 40 từ nữa nhé.')
    expect((await shownOf(id)).total).toBe(0)
    expect(await balanceOf(who)).toBe(0)
  })

  it.each<[string, object]>([
    ['source', { source: 'somewhere' }],
    ['details', { details: 'a '.repeat(5_100) }],
    ['is_recommended', { is_recommended: 'perhaps' }],
    ['images', { images: Array.from({ length: 6 }, () => ({ name: '/media/uploads/1-a.jpg' })) }],
    ['images[0].description', { images: [{ name: 'x', description: 'a'.repeat(201) }] }],
    ['tags', { tags: Array.from({ length: 11 }, (_, tag) => tag + 1) }],
  ])('is refused for its %s', async (field, changes) => {
    const { status, body } = await post(await givenMember(), await product(), changes)
    expect([status, Object.keys(body.details.fields)]).toEqual([422, [field]])
  })

  it('does not take the profile picture, which goes with the next one', async () => {
    const who = await givenMember()
    const image = await givenPhoto(who)
    await database().execute(sql`UPDATE account.users SET image = ${image} WHERE id = ${who.id}`)
    expect((await post(who, await product(), { images: [{ name: image }] })).status).toBe(422)
  })

  it('counts characters where the shop wants so', async () => {
    process.env.REVIEW_LENGTH_UNIT = 'characters'
    process.env.REVIEW_LEAST_LENGTH = '20'
    try {
      const who = await givenMember()
      const id = await product()
      const { body } = await post(who, id, { details: 'Quá tốt' })
      expect(body.details.fields.details).toBe('Bạn viết thêm 13 ký tự nữa nhé.')
      expect((await post(who, id, { details: 'Rất dễ chịu, da mịn hẳn.' })).status).toBe(201)
    } finally {
      delete process.env.REVIEW_LENGTH_UNIT
      delete process.env.REVIEW_LEAST_LENGTH
    }
  })
})

describe('the form of a review', () => {
  it('asks what the nearest category that says so rates', async () => {
    const who = await givenMember()
    const id = await product({ category: ['Chăm sóc', 'Mặt', 'Tinh chất'] })
    const { rows } = await database().execute<{ path: number[] }>(
      sql`SELECT path FROM catalog.categories WHERE id = (SELECT default_category_id FROM catalog.products WHERE id = ${id})`,
    )
    const [root = 0, middle = 0] = rows[0]!.path
    const idsOf = async () => (await formOf(who, id)).rating_types.map((type: { id: string }) => type.id)
    expect(await idsOf()).toEqual(['effectiveness', 'texture', 'packaging', 'value_for_money'])
    await insertCategoryRatingTypes(database(), [{ category_id: root, types: ['scent', 'texture'] }])
    expect(await idsOf()).toEqual(['scent', 'texture'])
    await insertCategoryRatingTypes(database(), [{ category_id: middle, types: ['wear', 'colour'] }])
    expect(await idsOf()).toEqual(['wear', 'colour'])
    const { status, body } = await post(who, id, { is_star_wear: 2 })
    expect([status, Object.keys(body.details.fields)]).toEqual([422, ['is_star_colour']])
    expect((await post(who, id, { is_star_wear: 2, is_star_colour: 5 })).body.data.average_rating).toBe(3.5)
  })

  it('rates the whole where the default types were deleted, and nothing where all were', async () => {
    const who = await givenMember()
    const id = await product({ category: ['Khác', 'Lạ'] })
    const types = await database().select().from(rating_types)
    await database().delete(category_rating_types)
    const remove = (ids: readonly string[]) =>
      database()
        .delete(rating_types)
        .where(inArray(rating_types.id, [...ids]))
    const idsOf = async () => (await formOf(who, id)).rating_types.map((type: { id: string }) => type.id)
    try {
      await remove(['effectiveness', 'texture', 'packaging'])
      expect(await idsOf()).toEqual(['value_for_money'])
      await remove(['value_for_money'])
      expect(await idsOf()).toEqual(['overall'])
      expect((await post(await givenMember(), id, { is_star_overall: 4 })).body.data).toMatchObject({
        average_rating: 4,
        state: 'published',
      })
      await remove(types.map((type) => type.id))
      expect(await formOf(who, id)).toMatchObject({ is_allowed: false, rating_types: [] })
      expect(await post(who, id)).toMatchObject({ status: 403, body: { code: 'REVIEW_NOT_ALLOWED' } })
    } finally {
      await database().insert(rating_types).values(types).onConflictDoNothing()
    }
  })

  it('offers the variants that the member bought first', async () => {
    const shade = (key: string) =>
      combination({ external_id: key, sku: key, attributes: { shade: { id: key, name: `Màu ${key}` } } })
    const who = await givenMember()
    const id = await product({ combinations: ['a', 'b', 'c'].map(shade) })
    const { rows } = await database().execute<{ id: number }>(
      sql`SELECT id FROM catalog.combinations WHERE product_id = ${id} ORDER BY external_id`,
    )
    const last = rows[2]!.id
    const order = await givenOrder({ productId: id, combinationId: last }, { user_id: who.id })
    for (const event of ['verify', 'pack', 'ship'] as const) await move(order.id, event)
    const offered = async () =>
      (await formOf(who, id)).combinations.map(
        ({ combination: { id: key }, is_bought }: { combination: { id: string }; is_bought: boolean }) => [
          Number(key),
          is_bought,
        ],
      )
    expect((await offered())[0]).toEqual([rows[0]!.id, false])
    await move(order.id, 'deliver')
    expect((await offered())[0]).toEqual([last, true])
    const { body } = await post(who, id, { product: { combination: { id: String(last) } } })
    expect(body.data).toMatchObject({ combination_id: String(last), is_verified_purchase: true })
    expect(body.data.combination_name).toContain('Màu c')
  })

  it('marks a purchase as verified only once it is delivered', async () => {
    const who = await givenMember()
    const goods = await givenGoods()
    const order = await givenOrder(goods, { user_id: who.id, lines: [lineOf(goods)] })
    const { body } = await post(who, goods.productId)
    expect(body.data.is_verified_purchase).toBe(false)
    for (const event of ['verify', 'pack', 'ship', 'deliver'] as const) await move(order.id, event)
    await runEvents(orderModule, reviewModule)
    expect((await rowOf(body.data._id)).is_verified_purchase).toBe(true)
  })
})

describe('an edit', () => {
  const written = async (): Promise<{ who: Member; id: string; productId: number }> => {
    const who = await givenMember()
    const productId = await product()
    return { who, productId, id: (await post(who, productId)).body.data._id }
  }

  it('keeps what it replaced, and the points are the same', async () => {
    const { who, id, productId } = await written()
    const photo = await givenPhoto(who)
    expect(
      (await put(who, id, productId, { images: [{ name: photo }], is_star_texture: 1 })).body.data,
    ).toMatchObject({
      average_rating: 3.5,
      points: 30,
      edited_at: expect.any(String),
    })
    expect((await put(who, id, productId, { images: [{ name: photo }] })).body.data.points).toBe(30)
    expect((await put(who, id, productId)).body.data).toMatchObject({ images: [], points: 20 })
    const { rows } = await database().execute(
      sql`SELECT content -> 'ratings' ->> 'texture' AS texture, jsonb_array_length(content -> 'images') AS images FROM review.review_versions WHERE review_id = ${id} ORDER BY id`,
    )
    expect(rows).toEqual([
      { texture: '4', images: 0 },
      { texture: '1', images: 1 },
      { texture: '4', images: 1 },
    ])
    expect(await balanceOf(who)).toBe(20)
  })

  it('is possible for 30 days, and longer while the review is not published', async () => {
    const { who, id, productId } = await written()
    await later(id, 29)
    expect((await put(who, id, productId)).status).toBe(200)
    await later(id, 2)
    expect(await put(who, id, productId)).toMatchObject({ status: 403, body: { code: 'REVIEW_EDIT_OVER' } })
    await database().execute(sql`UPDATE review.reviews SET state = 'rejected' WHERE id = ${id}`)
    expect((await put(who, id, productId)).status).toBe(200)
  })

  it('is possible for a product that is no longer sold, whose review stays readable to its writer', async () => {
    const { who, id, productId } = await written()
    await database().execute(sql`UPDATE catalog.products SET is_active = false WHERE id = ${productId}`)
    const form = await formOf(who, productId)
    expect(form).toMatchObject({
      product: { name: expect.stringMatching(/^Serum/), is_active: false },
      is_allowed: false,
      review: { _id: id },
    })
    expect((await put(who, id, productId, { is_star_texture: 1 })).body.data.average_rating).toBe(3.5)
    expect((await remove(who, id)).status).toBe(200)
  })

  it("is of one's own review alone", async () => {
    const { id, productId } = await written()
    const other = await givenMember()
    expect((await put(other, id, productId)).status).toBe(404)
    expect((await remove(other, id)).status).toBe(404)
    expect((await put(other, 'abc', productId)).status).toBe(404)
  })

  it('stays one review under parallel edits, each kept', async () => {
    const { who, id, productId } = await written()
    const answers = await Promise.all(Array.from({ length: 8 }, () => put(who, id, productId)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const { rows } = await database().execute(
      sql`SELECT count(*)::int AS versions FROM review.review_versions WHERE review_id = ${id}`,
    )
    expect(rows).toEqual([{ versions: 8 }])
    expect(await balanceOf(who)).toBe(20)
  })
})

describe('a withdrawn review', () => {
  it('is gone with its photos and its points, and can be written again for the points once', async () => {
    const who = await givenMember()
    const productId = await product()
    const { body } = await post(who, productId, { images: [{ name: await givenPhoto(who) }] })
    const id = body.data._id
    await Promise.all(Array.from({ length: 5 }, () => remove(who, id)))
    expect(await balanceOf(who)).toBe(0)
    expect((await shownOf(productId)).total).toBe(0)
    expect((await formOf(who, productId)).review).toBeNull()
    expect((await put(who, id, productId)).status).toBe(404)
    const again = await Promise.all([post(who, productId), post(who, productId), post(who, productId)])
    expect(again.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 403, 403])
    expect(await balanceOf(who)).toBe(20)
    expect((await shownOf(productId)).total).toBe(1)
  })

  it('keeps its points after 30 days', async () => {
    const who = await givenMember()
    const { body } = await post(who, await product())
    await later(body.data._id, 31)
    await remove(who, body.data._id)
    expect(await balanceOf(who)).toBe(20)
  })

  it('puts its points at risk again when it is written again', async () => {
    const who = await givenMember()
    const productId = await product()
    const { body } = await post(who, productId)
    await remove(who, body.data._id)
    await later(body.data._id, 31)
    await post(who, productId)
    await remove(who, body.data._id)
    expect(await balanceOf(who)).toBe(0)
  })

  it('waits for staff when it is written again after they rejected it', async () => {
    const who = await givenMember()
    const productId = await product()
    const { body } = await post(who, productId)
    await rejectReview(Number(body.data._id), 'staff', { staff: 'staff:lan' })
    await remove(who, body.data._id)
    expect((await post(who, productId)).body.data.state).toBe('held')
    expect(await balanceOf(who)).toBe(0)
  })

  it('loses the votes and the reply for its former text, which is kept', async () => {
    const who = await givenMember()
    const productId = await product()
    const { body } = await post(who, productId)
    const id = body.data._id
    const voter = await givenMember()
    await database().execute(
      sql`INSERT INTO review.review_likes (review_id, user_id) VALUES (${id}, ${voter.id})`,
    )
    await replyToReview(Number(id), 'Cảm ơn bạn', { staff: 'staff:lan' })
    await remove(who, id)
    await post(who, productId, { details: textOf(160) })
    expect((await shownOf(productId)).data).toMatchObject([{ total_likes: 0, reply: null }])
    const { rows } = await database().execute(
      sql`SELECT count(*)::int AS versions FROM review.review_versions WHERE review_id = ${id}`,
    )
    expect(rows).toEqual([{ versions: 1 }])
  })
})

it('writes review, photos and points together or not at all', async () => {
  const who = await givenMember()
  const productId = await product()
  await database().execute(sql`
    CREATE FUNCTION loyalty.fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'cut off'; END $$`)
  await database().execute(
    sql`CREATE TRIGGER cut_off BEFORE INSERT ON loyalty.transactions FOR EACH ROW EXECUTE FUNCTION loyalty.fail()`,
  )
  const image = { name: await givenPhoto(who) }
  expect((await post(who, productId, { images: [image] })).status).toBe(500)
  expect((await shownOf(productId)).total).toBe(0)
  await database().execute(sql`DROP TRIGGER cut_off ON loyalty.transactions`)
  expect((await post(who, productId, { images: [image] })).body.data.points).toBe(30)
})

it('deletes uploads after a day that no review shows, and keeps the others', async () => {
  const who = await givenMember()
  const [kept, loose] = [await givenPhoto(who), await givenPhoto(who)]
  await post(who, await product(), { images: [{ name: kept }] })
  const { utimesSync } = await import('node:fs')
  const old = new Date(Date.now() - 2 * 86_400_000)
  for (const address of [kept, loose])
    utimesSync(`${process.env.MEDIA_DIR}/${address.slice('/media/'.length)}`, old, old)
  await performJob(mediaWithOwners, 'delete-unused-uploads')
  expect(await hasMedia(kept.slice('/media/'.length))).toBe(true)
  expect(await hasMedia(loose.slice('/media/'.length))).toBe(false)
})

it('takes a review from elsewhere without a member, and needs its author', async () => {
  const productId = await product()
  const write = (columns: string) =>
    transaction((tx) =>
      tx.execute(
        sql.raw(
          `INSERT INTO review.reviews (product_id, details, ratings, source, ${columns.split('=')[0]}) VALUES (${productId}, 'Good', '{"overall": 5}', 'file', ${columns.split('=')[1]})`,
        ),
      ),
    )
  await write(`origin, external_id, author_name='judgeme', 'a1', 'Lan'`)
  await expect(write(`origin, external_id, author_name='judgeme', 'a1', 'Lan'`)).rejects.toThrow()
  await expect(write(`origin, external_id='judgeme', 'a2'`)).rejects.toThrow()
  expect(await shownOf(productId)).toMatchObject({
    data: [{ user: { name: 'Lan', user_name: '' }, ratings: [{ type: 'overall', value: 5 }] }],
  })
})
