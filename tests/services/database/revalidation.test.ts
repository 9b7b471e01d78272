import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { NextRequest } from 'next/server'
import { POST } from '@/app/api/revalidate/route'
import { readStaleTags, notifyReader } from '@/services/database'
import { type Revalidation, signRevalidation } from '@/services/storefront'
import { useDatabase } from '../database'

useDatabase()

const folder = mkdtempSync(path.join(tmpdir(), 'revalidation-'))
beforeAll(() => {
  jest.replaceProperty(process, 'env', {
    ...process.env,
    NODE_ENV: 'production',
    REVALIDATE_SECRET: 'for tests',
    CATALOG_HOSTS: '',
    NEXT_DIST_DIR: folder,
    PAGE_CACHE_DIR: path.join(folder, 'pages'),
  })
  mkdirSync(path.join(folder, 'server/app'), { recursive: true })
  writeFileSync(path.join(folder, 'BUILD_ID'), 'test')
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Posts a revalidation message to a storefront whose backend runs in the same process. */
async function deliver(stale: Revalidation) {
  const { body, signature } = signRevalidation(stale)
  const headers = { 'x-signature': signature }
  const request = new NextRequest('http://shop.internal/api/revalidate', { method: 'POST', body, headers })
  expect((await POST(request)).status).toBe(200)
}

it('writes the tags of an external backend to the log, for the other processes', async () => {
  const { cursor } = await readStaleTags(undefined)
  await deliver({ tags: ['product:1'] })
  const news = await readStaleTags(cursor)
  expect(news.tags).toEqual(['product:1'])
  await deliver({ tags: ['product:2'], database: '7a1c3a0e-0000-4000-8000-000000000000' })
  expect((await readStaleTags(news.cursor)).tags).toEqual(['product:2'])
})

it('writes no log entry for a change that came from the log', async () => {
  const received: (readonly string[])[] = []
  const tell = () =>
    notifyReader('http://shop.internal', async (news) => {
      received.push(news.tags)
      await deliver(news)
    })
  for (let n = 0; n < 3; n++) await tell()
  expect(received).toEqual([['catalog']])
})
