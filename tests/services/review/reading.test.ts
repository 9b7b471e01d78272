import { insertUsers } from '@/services/account'
import { transaction } from '@/services/database'
import { insertReviews } from '@/services/review'
import { reviewApp } from '@/services/review/app'
import { memberReviewApp } from '@/services/review/member-app'
import { newsfeedApp } from '@/services/review/newsfeed-app'
import { call, givenMember } from '../account/given-member'
import { givenProducts } from '../catalog/fixtures'
import { useDatabase } from '../database'

useDatabase()

const ask = async (path: string, query: Record<string, unknown>) => {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  )
  return call(reviewApp, 'GET', `${path}?${search}`)
}

const rated = (stars: number) => ({ effectiveness: stars, texture: stars })

/** A review of the table: its writer's skin and hair, stars and text. */
interface Given {
  key: string
  stars: number
  details: string
  skin?: string[]
  hair?: string[]
  likes?: number
  changes?: object
}

const GIVEN: Given[] = [
  { key: 'oily', stars: 5, details: 'Mặt nạ dịu da, hợp da dầu.', skin: ['Da dầu'], likes: 3 },
  { key: 'dry', stars: 3, details: 'Dùng hai tuần da vẫn khô.', skin: ['Da khô', 'Da nhạy cảm'], likes: 9 },
  { key: 'nam', stars: 4, details: 'Vết mặt nám mờ đi một chút.', hair: ['Tóc xoăn'], likes: 1 },
  {
    key: 'shade',
    stars: 1,
    details: 'Màu đỏ khác ảnh.',
    changes: { combination_id: 41, combination_name: 'Đỏ gạch', is_recommended: false, title: 'Thất vọng' },
  },
  { key: 'held', stars: 1, details: 'Mặt nạ tệ.', skin: ['Da dầu'], likes: 50, changes: { state: 'held' } },
]

let product = 0
let other = 0
let writers = new Map<string, number>()
const idOf = new Map<string, string>()

beforeAll(async () => {
  const ids = await givenProducts(
    { name: 'Mặt nạ', external_id: 'mask' },
    { name: 'Khác', external_id: 'other' },
  )
  product = ids[0]!
  other = ids[1]!
  await transaction(async (tx) => {
    writers = await insertUsers(
      tx,
      GIVEN.map(({ key, skin = [], hair = [] }) => ({
        user_name: `writer-${key}`,
        name: `Bạn ${key}`,
        level: 'Ruby',
        skin_types: skin,
        hair_types: hair,
      })),
    )
    await insertReviews(
      tx,
      GIVEN.map(({ key, stars, details, likes = 0, changes }, index) => ({
        product_id: product,
        user_id: writers.get(`writer-${key}`)!,
        details,
        ratings: rated(stars),
        source: 'nang-web-vn-mobile',
        total_likes: likes,
        created_at: new Date(Date.UTC(2026, 10, 20) - index * 86_400_000),
        images: key === 'oily' || key === 'held' ? [{ url: `/media/${key}.webp`, description: '' }] : [],
        ...changes,
      })),
    )
    // From elsewhere: no member, no answer about buying again.
    await insertReviews(tx, [
      {
        product_id: other,
        author_name: 'Lan',
        origin: 'yotpo',
        external_id: 'y-1',
        details: '很好用 👍',
        language: 'zh',
        ratings: rated(5),
        is_recommended: true,
        source: 'yotpo.csv',
        images: [],
      },
    ])
  })
  const { body } = await ask('/reviews', { filter: { product_id: product }, limit: 100 })
  for (const review of body.data) idOf.set(review.user.user_name.replace('writer-', ''), review._id)
})

const keysOf = (data: { user: { user_name: string } }[]) =>
  data.map(({ user }) => user.user_name.replace('writer-', ''))

it.each([
  [{ skin_type: 'Da dầu' }, ['oily']],
  [{ skin_type: 'Da nhạy cảm' }, ['dry']],
  [{ skin_type: 'Da mụn' }, []],
  [{ hair_type: 'Tóc xoăn' }, ['nam']],
  [{ combination_id: 41 }, ['shade']],
  [{ keyword: 'mat na' }, ['oily']],
  [{ keyword: 'MẶT NÁM' }, ['nam']],
  [{ keyword: 'mặt' }, ['oily', 'nam']],
  [{ keyword: 'da dịu' }, ['oily']],
  [{ keyword: 'dị da' }, []],
  [{ keyword: 'that vong' }, ['shade']],
  [{ keyword: '.*' }, ['oily', 'dry', 'nam', 'shade']],
  [{ keyword: 'da', average_rating: [3] }, ['dry']],
])('finds the published reviews by %j (REV-02, REV-03)', async (filter, keys) => {
  const { body } = await ask('/reviews', { filter: { product_id: product, ...filter } })
  expect(keysOf(body.data)).toEqual(keys)
  expect(body.total).toBe(keys.length)
})

it('refuses a keyword without a product', async () => {
  expect((await ask('/reviews', { filter: { keyword: 'da' } })).status).toBe(400)
})

it.each([
  ['newest', ['oily', 'dry', 'nam', 'shade']],
  ['most-liked', ['dry', 'oily', 'nam', 'shade']],
  ['highest', ['oily', 'nam', 'dry', 'shade']],
  ['lowest', ['shade', 'dry', 'nam', 'oily']],
  ['toString', ['oily', 'dry', 'nam', 'shade']],
])('sorts by %s', async (sort, keys) => {
  const { body } = await ask('/reviews', { filter: { product_id: product }, sort })
  expect(keysOf(body.data)).toEqual(keys)
})

it('counts by rating type, skin, hair and variant, with the shares of those who were asked', async () => {
  const { body } = await ask('/reviews/count', { filter: { product_id: product } })
  expect(body.data).toMatchObject({
    total: 4,
    recommended: 75,
    repurchase: 0,
    ratings: [
      { type: 'effectiveness', average: 3.3, total: 4 },
      { type: 'texture', average: 3.3, total: 4 },
    ],
    skin_types: [
      { name: 'Da dầu', total: 1, average: 5 },
      { name: 'Da khô', total: 1, average: 3 },
      { name: 'Da nhạy cảm', total: 1, average: 3 },
    ],
    hair_types: [{ name: 'Tóc xoăn', total: 1, average: 4 }],
    combinations: [{ id: '41', name: 'Đỏ gạch', total: 1 }],
  })
  const elsewhere = await ask('/reviews/count', { filter: { product_id: other } })
  expect(elsewhere.body.data).toMatchObject({ total: 1, recommended: null, repurchase: null, skin_types: [] })
})

it('puts one kind and one critical review first, by votes', async () => {
  const { body } = await ask('/reviews/highlights', { product_id: product })
  expect(keysOf(body.data)).toEqual(['oily', 'dry'])
  expect((await ask('/reviews/highlights', { product_id: other })).body.data).toEqual([])
})

it('names the photos of published reviews for the sitemap', async () => {
  const all = await ask('/exports/review-images', { after: product - 1, through: other })
  expect(all.body.data).toEqual([{ product_id: product, urls: ['/media/oily.webp'] }])
  expect((await ask('/exports/review-images', { after: product, through: other })).body.data).toEqual([])
})

describe('the newsfeed of a member', () => {
  const feed = (path: string, who: { authorization: string }) => call(newsfeedApp, 'GET', path, { who })

  it('shows held reviews with their reason to the writer alone (REV-04)', async () => {
    const who = await givenMember()
    await transaction((tx) =>
      insertReviews(tx, [
        {
          product_id: product,
          user_id: who.id,
          details: 'Gọi số 0912 345 678',
          ratings: rated(4),
          source: 'nang-web-vn-mobile',
          state: 'rejected',
          reason: 'phone',
          images: [{ url: '/media/own.webp', description: '' }],
        },
      ]),
    )
    const own = await feed(`/newsfeeds/user-reviews/${who.id}`, who)
    expect(own.body.data).toMatchObject([
      { own: { state: 'rejected', reason: 'phone', editable_until: null } },
    ])
    const reader = await givenMember()
    for (const path of [`/newsfeeds/user-reviews/${who.id}`, `/newsfeeds/user/${who.id}/photos`])
      expect((await feed(path, reader)).body).toMatchObject({ total: 0, data: [] })
  })

  it('lists the published photos of a member with their products', async () => {
    const { body } = await ask('/reviews', { filter: { product_id: product }, limit: 1 })
    const reader = await givenMember()
    const found = await feed(`/newsfeeds/user/${writers.get('writer-oily')!}/photos`, reader)
    expect(found.body).toMatchObject({
      total: 1,
      data: [
        { url: '/media/oily.webp', review_id: body.data[0]._id, product: { id: product, name: 'Mặt nạ' } },
      ],
    })
  })

  it('lists what a member voted for, for that member alone', async () => {
    const who = await givenMember()
    const path = `/newsfeeds/user/${who.id}/likes`
    for (const key of ['nam', 'oily'])
      await call(memberReviewApp, 'PUT', `/reviews/${idOf.get(key)}/likes`, { who })
    const { body } = await feed(path, who)
    expect(keysOf(body.data)).toEqual(['oily', 'nam'])
    expect(body.data[0]).toMatchObject({ product: { name: 'Mặt nạ' }, own: null })
    await call(memberReviewApp, 'DELETE', `/reviews/${idOf.get('nam')}/likes`, { who })
    expect((await feed(path, who)).body.total).toBe(1)
    expect((await feed(path, await givenMember())).status).toBe(403)
    expect((await call(newsfeedApp, 'GET', path)).status).toBe(401)
  })
})
