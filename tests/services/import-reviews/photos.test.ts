import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { database } from '@/services/database'
import { fetchPicture, type Transport } from '@/services/media/fetch-picture'
import { isPublicAddress, lookupPublic } from '@/services/media/public-address'
import { storeRemotePicture } from '@/services/media/remote-picture'
import { fetchReviewPhoto } from '@/services/review/import/photos'
import { givenProducts } from '../catalog/fixtures'
import { useDatabase } from '../database'
import { reviewFile, run, stored } from './review-file'

useDatabase()

const media = mkdtempSync(path.join(tmpdir(), 'review-photos-'))
process.env.MEDIA_DIR = media
afterAll(() => rmSync(media, { recursive: true }))

const picture = sharp({ create: { width: 1_200, height: 900, channels: 3, background: 'pink' } })
  .withExif({ IFD0: { Artist: 'Mai' } })
  .jpeg()
  .toBuffer()

/** What the host answers by path. */
const answers: Record<
  string,
  { status?: number; headers?: Record<string, string>; body?: () => Promise<Buffer> }
> = {
  '/photo.jpg': { body: () => picture },
  '/moved': { status: 302, headers: { location: '/photo.jpg' } },
  '/inside': { status: 302, headers: { location: 'https://169.254.169.254/latest/meta-data' } },
  '/plain': { status: 302, headers: { location: 'http://photos.example/photo.jpg' } },
  '/loop': { status: 302, headers: { location: '/loop' } },
  '/page': { headers: { 'content-type': 'text/html' }, body: async () => Buffer.from('<p>') },
  '/svg': { headers: { 'content-type': 'image/jpeg' }, body: async () => Buffer.from('<svg onload="x()"/>') },
  '/large': { body: async () => Buffer.alloc(5_242_881) },
  '/declared': { headers: { 'content-length': '4294967296' } },
}
const visited: string[] = []
const host = createServer((request, response) => {
  visited.push(request.url ?? '')
  const { status = 200, headers = {}, body } = answers[request.url ?? ''] ?? { status: 404 }
  response.writeHead(status, headers)
  if (body) void body().then((bytes) => response.end(bytes))
  else if (headers['content-length']) response.flushHeaders()
  else response.end()
})
beforeAll(() => new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve)))
afterAll(() => void host.close())
beforeEach(() => (visited.length = 0))

const portOf = (address: AddressInfo | string | null) =>
  typeof address === 'object' ? address?.port : undefined

/** The internet with one public host, photos.example; it speaks HTTP here, and what is asked of it is what https would be asked. */
const transport: Transport = {
  request: ((options: object, onAnswer: () => void) =>
    httpRequest({ ...options, port: portOf(host.address()) }, onAnswer)) as Transport['request'],
  lookup: lookupPublic(
    ((name: string, _: object, callback: (error: Error | null, found: object[]) => void) =>
      callback(null, [
        { address: name === 'photos.example' ? '127.0.0.1' : '10.0.0.7', family: 4 },
      ])) as never,
    (address) => address === '127.0.0.1',
  ),
  isPublic: isPublicAddress,
}
const fetched = (address: string) => fetchPicture(address, transport)

it.each([
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['169.254.169.254', false],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['93.184.216.34', true],
  ['2606:2800:220:1:248:1893:25c8:1946', true],
])('says whether %s is public', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

it('connects to none of the addresses of a name when one of them is internal', async () => {
  const lookup = lookupPublic(((_: string, __: object, callback: (error: null, found: object[]) => void) =>
    callback(null, [
      { address: '93.184.216.34', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ])) as never)
  const error = await new Promise((resolve) => lookup('rebinding.example', {}, resolve))
  expect(error).toMatchObject({ name: 'PrivateAddress' })
})

it('reports a name that cannot be looked up', async () => {
  const error = new Error('getaddrinfo ENOTFOUND')
  const lookup = lookupPublic(((_: string, __: object, callback: (error: Error) => void) =>
    callback(error)) as never)
  expect(await new Promise((resolve) => lookup('missing.example', {}, resolve))).toBe(error)
})

it('fetches a picture, over a redirect of the same host too', async () => {
  expect(Buffer.from(await fetched('https://photos.example/photo.jpg'))).toEqual(await picture)
  expect(Buffer.from(await fetched('https://photos.example/moved'))).toEqual(await picture)
})

it.each([
  ['http://photos.example/photo.jpg', /https/],
  ['https://user:word@photos.example/photo.jpg', /https/],
  ['https://photos.example:8443/photo.jpg', /https/],
  ['file:///etc/passwd', /https/],
  ['https://127.0.0.1/photo.jpg', /public internet/],
  ['https://2130706433/photo.jpg', /public internet/],
  ['https://[::ffff:127.0.0.1]/photo.jpg', /public internet/],
  ['https://internal.example/photo.jpg', /public internet/],
  ['https://photos.example/inside', /public internet/],
  ['https://photos.example/plain', /https/],
  ['https://photos.example/loop', /redirects/],
  ['https://photos.example/page', /something else/],
  ['https://photos.example/large', /too large/],
  ['https://photos.example/declared', /too large/],
  ['https://photos.example/missing', /answered 404/],
])('refuses %s', async (address, message) => {
  await expect(fetched(address)).rejects.toThrow(message)
})

it('refuses bytes that are no picture, whatever they are declared as', async () => {
  await expect(storeRemotePicture('https://photos.example/svg', 'svg', fetched)).rejects.toThrow(
    /PNG or JPEG/,
  )
})

it('adds the photos of an imported review once, re-encoded', async () => {
  await givenProducts({ name: 'Serum', external_id: 'serum' })
  const columns = { id: 'id', product: 'product_id', stars: 'rating', text: 'details', images: 'images' }
  const names = ['photo.jpg', 'photo.jpg?2', 'photo.jpg?3', 'photo.jpg?4', 'photo.jpg?5', 'photo.jpg?6']
  for (const name of names) answers[`/${name}`] = { body: () => picture }
  const images = [
    'http://photos.example/old.jpg',
    ...names.map((name) => `https://photos.example/${name}`),
  ].join('\n')
  const file = reviewFile('photos.csv', [{ id: '1', product: 'serum', stars: '5', text: 'Có ảnh', images }])
  const options = { map: { source: 'photos', columns } }
  expect(await run(file, options)).toMatchObject({ photos: 5, notes: { image_ignored: 1, images_cut: 1 } })
  const { rows: jobs } = await database().execute<{
    payload: { review_id: number; url: string; position: number }
  }>(
    sql`SELECT payload FROM graphile_worker._private_jobs job JOIN graphile_worker._private_tasks task ON task.id = job.task_id
      WHERE task.identifier = 'fetch-review-photo' ORDER BY job.id`,
  )
  expect(jobs).toHaveLength(5)
  const store = (address: string, name: string) => storeRemotePicture(address, name, fetched)
  for (const { payload } of [...jobs, ...jobs]) await fetchReviewPhoto(payload, store)
  expect(visited).toHaveLength(5)
  expect(await stored('photos')).toMatchObject([{ total_images: 5 }])
  const { rows: kept } = await database().execute<{ url: string }>(
    sql`SELECT url FROM review.review_images ORDER BY position`,
  )
  const metadata = await sharp(path.join(media, kept[0]!.url.slice('/media/'.length))).metadata()
  expect(metadata).toMatchObject({ format: 'jpeg', width: 600, height: 450 })
  expect(metadata.exif).toBeUndefined()
  // The jobs are done and the review has its photos: nothing is queued again.
  await database().execute(sql`DELETE FROM graphile_worker._private_jobs`)
  expect(await run(file, options)).toMatchObject({ unchanged: 1, photos: 0 })
})
