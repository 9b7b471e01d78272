import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { mediaApp } from '@/services/media/app'
import { offerUpload } from '@/services/media'
import { useDatabase } from '../database'

useDatabase()
const folder = mkdtempSync(path.join(tmpdir(), 'uploads-'))
process.env.MEDIA_DIR = folder
process.env.SESSION_SECRET = 'a secret of the tests, long enough for all'
afterAll(() => rmSync(folder, { recursive: true }))

const offer = () => offerUpload(7, { fileName: 'anh.jpg', contentType: 'image/jpeg' })

async function put(signedUrl: string, bytes: Uint8Array) {
  const response = await mediaApp.request(signedUrl.replace('/api/media', ''), {
    method: 'PUT',
    body: new Blob([new Uint8Array(bytes)]),
  })
  return { status: response.status, body: await response.json() }
}

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b3264e' } })

const stored = (url: string) => readFileSync(path.join(folder, url.replace('/media/', '')))
const wrongFile = { code: 'INVALID_FILE', message: 'Tệp phải có dạng png, jpg, jpeg.' }

it('stores a PNG as a JPEG of at most 600x600 and serves it (DEC-17, REV-23)', async () => {
  const { signedUrl, url } = offer()
  const answer = await put(signedUrl, await canvas(1_200, 900).png().toBuffer())
  expect(answer).toMatchObject({ status: 201, body: { success: true, data: { url } } })
  expect(url).toMatch(/^\/media\/uploads\/[\w/-]+\.jpg$/)
  expect(await sharp(stored(url)).metadata()).toMatchObject({ format: 'jpeg', width: 600, height: 450 })
  expect((await mediaApp.request(url)).headers.get('content-type')).toBe('image/jpeg')
})

it('does not enlarge a small picture', async () => {
  const { signedUrl, url } = offer()
  await put(signedUrl, await canvas(80, 60).jpeg().toBuffer())
  expect(await sharp(stored(url)).metadata()).toMatchObject({ width: 80, height: 60 })
})

it('rotates a picture upright and removes place and time of the photo', async () => {
  const { signedUrl, url } = offer()
  const sent = await canvas(400, 200)
    .jpeg()
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '21/1 1/1 42/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect((await sharp(sent).metadata()).exif).toBeDefined()
  expect((await put(signedUrl, sent)).status).toBe(201)
  const kept = await sharp(stored(url)).metadata()
  expect(kept).toMatchObject({ width: 200, height: 400 })
  expect([kept.exif, kept.xmp, kept.icc, kept.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(stored(url).includes('Phone')).toBe(false)
})

it('removes all content of a file other than the picture', async () => {
  const { signedUrl, url } = offer()
  const picture = await canvas(100, 100).jpeg().toBuffer()
  const polyglot = Buffer.concat([picture, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')])
  expect((await put(signedUrl, polyglot)).status).toBe(201)
  expect(stored(url).includes('<script>')).toBe(false)
})

it('refuses more than 5,242,880 bytes, declared or not (REV-21)', async () => {
  const tooMuch = Buffer.alloc(5_242_881)
  tooMuch.set([0xff, 0xd8, 0xff])
  expect(await put(offer().signedUrl, tooMuch)).toMatchObject({
    status: 413,
    body: { code: 'FILE_TOO_LARGE', message: 'Kích thước tối đa 5MB' },
  })
  const announced = await mediaApp.request(offer().signedUrl.replace('/api/media', ''), {
    method: 'PUT',
    headers: { 'content-length': '6000000' },
    body: 'x',
  })
  expect(announced.status).toBe(413)
})

it('accepts one upload for each address, also of concurrent ones', async () => {
  const { signedUrl } = offer()
  const picture = await canvas(50, 50).png().toBuffer()
  const both = await Promise.all([put(signedUrl, picture), put(signedUrl, picture)])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(await put(signedUrl, picture)).toMatchObject({ status: 409, body: { code: 'ALREADY_UPLOADED' } })
})

it('refuses addresses that were not signed or have expired (REV-19)', async () => {
  const picture = await canvas(50, 50).png().toBuffer()
  const { signedUrl } = offer()
  for (const forged of [
    signedUrl.replace(/signature=.{5}/, 'signature=AAAAA'),
    signedUrl.replace(/expires=\d+/, 'expires=99999999999'),
    signedUrl.replace('uploads/7-', 'uploads/8-'),
    '/api/media/uploads/..%2F..%2Fetc?expires=99999999999&signature=x',
  ]) {
    expect(await put(forged, picture)).toMatchObject({ status: 403, body: { code: 'INVALID_SIGNATURE' } })
  }
  jest.useFakeTimers({ now: Date.now() + 601_000, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] })
  const late = await put(signedUrl, picture)
  jest.useRealTimers()
  expect(late).toMatchObject({ status: 403, body: { code: 'UPLOAD_EXPIRED' } })
})

it.each([
  ['anh.jpg', 'image/jpeg', true],
  ['anh.JPEG', 'image/jpeg', true],
  ['anh.png', 'image/png', true],
  ['anh.png', 'image/svg+xml', false],
  ['anh.svg', 'image/png', false],
  ['anh.png.exe', 'image/png', false],
  ['anh', 'image/png', false],
])('offers a place for %s as %s: %s (REV-20, REV-22)', (fileName, contentType, isOffered) => {
  const ask = () => offerUpload(7, { fileName, contentType })
  if (isOffered) expect(ask()).toHaveProperty('signedUrl')
  else expect(ask).toThrow(wrongFile.message)
})
