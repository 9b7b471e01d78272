import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { insertUsers } from '@/services/account'
import { database } from '@/services/database'
import { insertReviews } from '@/services/review'
import { reviewApp } from '@/services/review/app'
import { reviews } from '@/services/review/schema'
import { givenProducts } from '../catalog/fixtures'
import { useDatabase } from '../database'
import { mediaWithOwners } from '../media/media-with-owners'
import { performJob } from '../perform-job'

useDatabase()
const folder = mkdtempSync(path.join(tmpdir(), 'wall-'))
process.env.MEDIA_DIR = folder
afterAll(() => rmSync(folder, { recursive: true }))

const photo = (name: string) => ({ url: `/media/uploads/${name}.jpg`, description: `Ảnh ${name}` })
let product = 0
let users: number[] = []

beforeAll(async () => {
  const [id] = await givenProducts({ name: 'Serum rau má' })
  product = id!
  const named = await insertUsers(
    database(),
    ['Lan', 'Hoa', 'Mai'].map((name) => ({
      user_name: name.toLowerCase(),
      name,
      level: 'Ruby',
      skin_types: [],
      hair_types: [],
    })),
  )
  users = [...named.values()]
  const given = { product_id: product, source: 'nang-web-vn-mobile', ratings: { texture: 4 } }
  await insertReviews(database(), [
    {
      ...given,
      user_id: users[0]!,
      details: 'Ít thích',
      images: [photo('7-a'), photo('7-b')],
      total_likes: 1,
    },
    { ...given, user_id: users[1]!, details: 'Nhiều thích', images: [photo('8-a')], total_likes: 9 },
    { ...given, user_id: users[2]!, details: 'Chờ duyệt', images: [photo('9-a')], state: 'held' },
  ])
})

async function wall(query: string) {
  const response = await reviewApp.request(`/review-images?${query}`)
  return { status: response.status, body: await response.json() }
}
const urlsOf = ({ body }: Awaited<ReturnType<typeof wall>>) =>
  body.data.map(({ url }: { url: string }) => url)

it('gives the photos of published reviews, the best liked first, each with its review', async () => {
  const answer = await wall(`product_id=${product}`)
  expect(urlsOf(answer)).toEqual(['8-a', '7-a', '7-b'].map((name) => photo(name).url))
  expect(answer.body).toMatchObject({
    total: 3,
    data: [
      {
        description: 'Ảnh 8-a',
        product_id: product,
        review: { author: 'Hoa', details: 'Nhiều thích', average_rating: 4 },
      },
      {},
      {},
    ],
  })
})

it('gives them a page at a time', async () => {
  expect(urlsOf(await wall(`product_id=${product}&skip=1&limit=1`))).toEqual([photo('7-a').url])
  expect((await wall(`product_id=${product}&skip=9`)).body).toMatchObject({ data: [], total: 3 })
})

it.each(['', 'product_id=abc', 'product_id=1&limit=61', 'product_id=1&skip=-1'])(
  'refuses the query "%s"',
  async (query) => expect((await wall(query)).status).toBe(400),
)

it('shows no photo of a review that is held', async () => {
  await database().update(reviews).set({ state: 'held' }).where(eq(reviews.user_id, users[1]!))
  expect(urlsOf(await wall(`product_id=${product}`))).toEqual([photo('7-a').url, photo('7-b').url])
})

it('deletes uploads that no review or member shows after a day, and no others', async () => {
  const uploads = path.join(folder, 'uploads')
  mkdirSync(uploads)
  const old = new Date(Date.now() - 90_000_000)
  for (const name of ['7-a', '8-a', '9-a', '7-loose']) {
    writeFileSync(path.join(uploads, `${name}.jpg`), 'a picture')
    utimesSync(path.join(uploads, `${name}.jpg`), old, old)
  }
  writeFileSync(path.join(uploads, '7-new.jpg'), 'a picture')
  await performJob(mediaWithOwners, 'delete-unused-uploads')
  expect(readdirSync(uploads).sort()).toEqual(['7-a.jpg', '7-new.jpg', '8-a.jpg', '9-a.jpg'])
})
