import { sql } from 'drizzle-orm'
import { importContent } from '@/services/content'
import { contentApp } from '@/services/content/app'
import { contentLimits } from '@/services/content/limits'
import { database } from '@/services/database'
import { useDatabase } from '../database'
import { givenFiles, removeFiles } from './given-content'

useDatabase()
afterAll(removeFiles)
beforeAll(async () => {
  await importContent(await givenFiles())
})

async function get(path: string, query: Record<string, string | number | object> = {}) {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  )
  const response = await contentApp.request(`${path}?${search}`)
  return { status: response.status, body: await response.json() }
}
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

it('lists categories with the numbers of their articles (HLP-01)', async () => {
  const { body } = await get('/categories')
  expect(body).toMatchObject({
    total: 2,
    data: [
      {
        id: 1,
        slug: 'dat-hang',
        posts: 2,
        subcategories: [{ slug: 'cach-dat-hang', posts: 1 }, { posts: 1 }],
      },
      { id: 3, posts: 1 },
    ],
  })
  expect(idsOf((await get('/categories', { filter: { slug: 'giao-nhan' } })).body.data)).toEqual([3])
})

it.each([
  [{}, [101, 102, 301]],
  [{ post_type: 'help_page_article' }, [101, 102, 301]],
  [{ 'category.id': 1 }, [101, 102]],
  [{ 'category.slug': 'giao-nhan' }, [301]],
  [{ 'subcategory.id': 13 }, [102]],
  [{ ids: [301, 101] }, [101, 301]],
  [{ slug: 'huy-don-hang' }, [102]],
  [{ id: 102 }, [102]],
  [{ id: 999 }, []],
])('lists the articles of %j', async (filter, ids) => {
  const { body } = await get('/posts', { filter })
  expect(idsOf(body.data)).toEqual(ids)
  expect(body.total).toBe(ids.length)
})

it('sorts articles and gives windows of ten (HLP-12)', async () => {
  expect(idsOf((await get('/posts', { sort: '-updated_at' })).body.data)).toEqual([301, 101, 102])
  const { body } = await get('/posts', { skip: 1, limit: 1 })
  expect(body).toMatchObject({ total: 3, skip: 1, limit: 1, data: [{ id: 102 }] })
  expect((await get('/posts')).body.limit).toBe(10)
})

it('gives the text with one article, or when it is asked for (HLP-06)', async () => {
  expect((await get('/posts')).body.data[0]).not.toHaveProperty('body')
  expect((await get('/posts', { filter: { id: 101 } })).body.data[0]).toHaveProperty('body')
  expect((await get('/posts', { fields: 'id,headings.id' })).body.data[0]).toEqual({
    id: 101,
    headings: [{ id: 'phi-giao-hang' }, { id: 'cach-tra-tien' }],
  })
})

it('relates the named articles, then those beside it (HLP-02)', async () => {
  expect(idsOf((await get('/posts/101/related')).body.data)).toEqual([301])
  expect((await get('/posts/999/related')).status).toBe(404)
})

it.each([
  ['/posts', { sort: 'price' }],
  ['/posts', { limit: 101 }],
  ['/posts', { skip: -1 }],
  ['/posts', { filter: { id: 'x' } }],
  ['/posts', { filter: '[]' }],
  ['/posts', { filter: { post_type: 'blog' } }],
  ['/search', { keyword: 'a'.repeat(500) }],
  ['/search', { keyword: 'giao', filter: { 'category.name': {} } }],
])('refuses %s of %j', async (path, query) => {
  expect(await get(path, query)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
})

describe('static pages', () => {
  it('are given in the version in force, with all versions', async () => {
    const { body } = await get('/pages/privacypolicy')
    expect(body.data).toMatchObject({
      version: 2,
      in_force: '2026-01-01',
      changes: 'Nêu rõ thời hạn.',
      headings: [{ id: 'ai-giu' }],
      versions: [{ version: 3 }, { version: 2 }, { version: 1 }],
    })
    expect((await get('/pages')).body.data).toMatchObject([{ slug: 'privacypolicy', version: 2 }])
  })

  it('are given in each of their versions', async () => {
    expect((await get('/pages/privacypolicy/versions/1')).body.data).toMatchObject({
      version: 1,
      changes: '',
    })
    expect((await get('/pages/privacypolicy/versions/3')).body.data).toMatchObject({ in_force: '2999-01-01' })
    for (const path of ['/pages/no', '/pages/privacypolicy/versions/4', '/pages/privacypolicy/versions/x'])
      expect((await get(path)).status).toBe(404)
  })
})

it('lists open positions', async () => {
  expect((await get('/positions')).body.data).toMatchObject([
    { slug: 'tu-van-vien', employment: 'FULL_TIME' },
  ])
  expect((await get('/positions/tu-van-vien')).body.data.body).toContain('<h2 id="viec-lam">')
  expect((await get('/positions/no')).status).toBe(404)
})

it('refuses searches of a network that come too fast, and answers another one', async () => {
  const search = (address: string, call = '/search') =>
    contentApp.request(`${call}?keyword=giao`, { headers: { 'x-client-address': address } })
  const most = contentLimits['help-search'].points
  await database().execute(
    sql`INSERT INTO shop.rate_limits (key, points, expire) VALUES ('help-search:203.0.113.7', ${most - 1}, ${Date.now() + 60_000})`,
  )
  expect((await search('203.0.113.7')).status).toBe(200)
  expect((await search('203.0.113.7', '/search/count')).status).toBe(429)
  expect((await search('203.0.113.8', '/search/count')).status).toBe(200)
})
