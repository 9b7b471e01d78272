import { insertUsers } from '@/services/account'
import { database } from '@/services/database'
import { insertReviews } from '@/services/review'
import { reviewApp } from '@/services/review/app'
import { givenProducts } from '../catalog/fixtures'
import { useDatabase } from '../database'

useDatabase()

async function get(path: string, query: Record<string, string | number | object> = {}) {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  )
  const response = await reviewApp.request(`${path}?${search}`)
  return { status: response.status, body: await response.json() }
}

let product = 0

beforeAll(async () => {
  const [id] = await givenProducts({ name: 'Serum rau má' })
  product = id!
  const users = await insertUsers(
    database(),
    Array.from({ length: 20 }, (_, index) => ({
      user_name: `member${index}`,
      name: `Bạn ${index}`,
      level: 'Ruby',
      skin_types: ['Da dầu'],
      hair_types: [],
    })),
  )
  await insertReviews(
    database(),
    [...users.values()].map((user_id, index) => ({
      product_id: product,
      user_id,
      details: `Đánh giá ${index}`,
      ratings: {
        effectiveness: index === 0 ? 5 : 4,
        texture: index === 0 ? 5 : 4,
        packaging: index === 0 ? 5 : 4,
        value_for_money: index < 2 ? 5 : 4,
      },
      is_verified_purchase: index % 2 === 0,
      is_expert_reviewer: index === 3,
      state: index === 19 ? ('held' as const) : ('published' as const),
      total_likes: index,
      source: 'nang-web-vn-mobile',
      created_at: new Date(Date.UTC(2026, 10, 20) - index * 86_400_000),
      images:
        index < 3
          ? [
              { url: '/media/a.webp', description: '' },
              { url: '/media/b.webp', description: 'trên tay' },
            ]
          : [],
    })),
  )
})

it('lists published reviews with authors, newest first, sixteen a page (REV-01, REV-05)', async () => {
  const { body } = await get('/reviews', { filter: { product_id: product } })
  expect(body).toMatchObject({ success: true, total: 19, limit: 16, skip: 0 })
  expect(body.data).toHaveLength(16)
  expect(body.data[0]).toMatchObject({
    details: 'Đánh giá 0',
    average_rating: 5,
    user: { name: 'Bạn 0', user_name: 'member0', user_level: 'Ruby', skin_types: ['Da dầu'] },
    images: [{ url: '/media/a.webp' }, { url: '/media/b.webp', description: 'trên tay' }],
  })
  expect((await get('/reviews', { filter: { product_id: product }, skip: 16 })).body.data).toHaveLength(3)
})

it.each([
  [{ average_rating: [5] }, 1],
  [{ average_rating: [4] }, 18],
  [{ average_rating: [4, 5] }, 19],
  [{ average_rating: [1] }, 0],
  [{ has_images: true }, 3],
  [{ is_verified_purchase: true }, 10],
  [{ is_expert_reviewer: true }, 1],
  [{ is_expert_reviewer: true, has_images: true }, 0],
])('filters by %j (REV-02)', async (filter, total) => {
  expect((await get('/reviews', { filter: { product_id: product, ...filter } })).body.total).toBe(total)
})

it('sorts by likes on request', async () => {
  expect(
    (await get('/reviews', { filter: { product_id: product }, sort: 'most-liked' })).body.data[0].details,
  ).toBe('Đánh giá 18')
})

it('counts by stars and other filters (REV-03)', async () => {
  expect((await get('/reviews/count', { filter: { product_id: product } })).body.data).toEqual({
    total: 19,
    average_rating: 4.1,
    stars: { '1': 0, '2': 0, '3': 0, '4': 18, '5': 1 },
    with_images: 3,
    verified_purchase: 10,
    expert_reviewer: 1,
    recommended: 100,
    repurchase: 0,
    ratings: [
      { type: 'effectiveness', name: 'Hiệu quả', average: 4.1, total: 19 },
      { type: 'texture', name: 'Kết cấu', average: 4.1, total: 19 },
      { type: 'packaging', name: 'Bao bì', average: 4.1, total: 19 },
      { type: 'value_for_money', name: 'Đáng tiền', average: 4.1, total: 19 },
    ],
    skin_types: [{ name: 'Da dầu', total: 19, average: 4.1 }],
    hair_types: [],
    combinations: [],
  })
  expect((await get('/review-images/count', { filter: { product_id: product } })).body.data).toBe(6)
})

it('counts zero for a product without reviews', async () => {
  expect((await get('/reviews/count', { filter: { product_id: 999_999 } })).body.data).toMatchObject({
    total: 0,
    average_rating: 0,
  })
})

it('refuses a star that does not exist', async () => {
  expect((await get('/reviews', { filter: { average_rating: [6] } })).status).toBe(400)
})
