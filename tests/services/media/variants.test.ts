import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { mediaApp } from '@/services/media/app'
import { mediaModule } from '@/services/media/module'
import { performJob } from '../perform-job'

const folder = mkdtempSync(path.join(tmpdir(), 'variants-'))
process.env.MEDIA_DIR = folder
afterAll(() => rmSync(folder, { recursive: true }))

const AVIF = 'image/avif,image/webp,*/*;q=0.8'

async function put(key: string, width: number, height: number, isPng = false) {
  const picture = sharp({ create: { width, height, channels: 3, background: '#b3264e' } })
  const file = path.join(folder, key)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, await (isPng ? picture.png() : picture.webp()).toBuffer())
}

const ask = (address: string, accept = AVIF) => mediaApp.request(address, { headers: { accept } })
const stored = () => readdirSync(path.join(folder, '.variants'), { recursive: true }).map(String)

it('makes a variant in the format the browser accepts', async () => {
  await put('products/1.webp', 800, 600)
  const answer = await ask('/i/products/1.300')
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept',
  })
  const picture = await sharp(await answer.arrayBuffer()).metadata()
  expect(picture).toMatchObject({ format: 'heif', compression: 'av1', width: 300, height: 225 })
  const webp = await ask('/i/products/1.300', 'image/webp,*/*')
  expect(await sharp(await webp.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 300 })
})

it('stores a variant, and answers later requests with the file', async () => {
  await put('products/2.png', 400, 400, true)
  const first = Buffer.from(await (await ask('/i/products/2.png.128')).arrayBuffer())
  const file = path.join(folder, '.variants/products/2.png.128.avif')
  expect(readFileSync(file)).toEqual(first)
  writeFileSync(file, 'the stored file')
  expect(await (await ask('/i/products/2.png.128')).text()).toBe('the stored file')
})

it('encodes a variant once for concurrent requests', async () => {
  await put('products/3.webp', 800, 800)
  const asked = await Promise.all(Array.from({ length: 20 }, () => ask('/i/products/3.560')))
  const bodies = await Promise.all(asked.map(async (answer) => Buffer.from(await answer.arrayBuffer())))
  expect(asked.every(({ status }) => status === 200)).toBe(true)
  expect(new Set(bodies.map((bytes) => bytes.toString('base64'))).size).toBe(1)
  expect(stored().filter((name) => name.startsWith('products/3.'))).toEqual(['products/3.webp.560.avif'])
})

it('does not enlarge a small picture', async () => {
  await put('products/4.webp', 200, 100)
  const answer = await ask('/i/products/4.800')
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 200, height: 100 })
})

it.each([
  ['a picture that does not exist', '/i/products/none.300'],
  ['a width of its own', '/i/products/1.301'],
  ['a width no upload has', '/i/uploads/7-abc.jpg.1280'],
  ['a proof of a transfer', '/i/proofs/proof-1.jpg.64'],
  ['a path out of the folder', '/i/..%2f..%2fetc/passwd.64'],
])('answers %s with 404 and stores nothing', async (_, address) => {
  await put('uploads/7-abc.jpg', 100, 100)
  const before = stored()
  expect((await ask(address)).status).toBe(404)
  expect(stored()).toEqual(before)
})

it('deletes the variants of a member’s picture together with it', async () => {
  await put('uploads/7-gone.jpg', 600, 400, true)
  const answer = await ask('/i/uploads/7-gone.jpg.192')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400, s-maxage=300')
  await ask('/i/uploads/7-gone.jpg.560', 'image/webp')
  expect(stored().filter((name) => name.startsWith('uploads/7-gone'))).toHaveLength(2)
  await performJob(mediaModule([]), 'delete-upload', { address: '/media/uploads/7-gone.jpg' })
  expect(stored().filter((name) => name.startsWith('uploads/7-gone'))).toEqual([])
  expect((await ask('/i/uploads/7-gone.jpg.192')).status).toBe(404)
})

it('answers 404 for a file that is not a picture', async () => {
  writeFileSync(path.join(folder, 'products/broken.webp'), 'RIFF no picture')
  expect((await ask('/i/products/broken.300')).status).toBe(404)
})

it('does not serve variants as original pictures', async () => {
  await ask('/i/products/1.300')
  expect((await ask('/media/.variants/products/1.webp.300.avif')).status).toBe(404)
})

it('answers with the original while too many encodings wait', async () => {
  const names = Array.from({ length: 130 }, (_, at) => `many/${at}`)
  await Promise.all(names.map((name) => put(`${name}.webp`, 64, 64)))
  const answers = await Promise.all(names.map((name) => ask(`/i/${name}.64`)))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  const caching = answers.map(({ headers }) => headers.get('cache-control'))
  expect(caching).toContain('public, max-age=60')
  expect(caching).toContain('public, max-age=31536000, immutable')
})
