import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { BOOTH_PHOTO_BYTES } from '@/domain/photobooth/booth-photo'
import { PRINT } from '@/domain/photobooth/print'
import { BOOTH_TERMS } from '@/domain/photobooth/terms'
import { database } from '@/services/database'
import { mediaApp } from '@/services/media/app'
import { photoboothApp } from '@/services/photobooth/app'
import { photobooth } from '@/services/photobooth/module'
import { photos } from '@/services/photobooth/schema'
import { insertStores } from '@/services/store'
import { useDatabase } from '../database'
import { performJob } from '../perform-job'

/** PHB-01, PHB-02: photos of the photobooth between the tablet and the shopper's phone. */

useDatabase()
const media = mkdtempSync(path.join(tmpdir(), 'photobooth-'))
process.env.MEDIA_DIR = media
process.env.SESSION_SECRET ??= 'a secret of the tests, long enough for all'
process.env.RATE_LIMIT_FACTOR = '1'
afterAll(() => rmSync(media, { recursive: true }))

const folder = path.join(media, 'photobooth')
const STORE = 3
const CLOSED = 4

const hours = Array.from({ length: 7 }, () => ({ opens: '09:00', closes: '21:00' }))
const storeRow = (id: number, is_active: boolean) => ({
  ...{ id, is_active, name: `Nàng ${id}`, alias: `Phố ${id}`, address: 'Hà Nội', phone: '024 7300 0003' },
  ...{ hours, latitude: 21.03, longitude: 105.85 },
})
beforeAll(() => insertStores(database(), [storeRow(STORE, true), storeRow(CLOSED, false)]))

const canvas = (width: number = PRINT.width, height: number = PRINT.height) =>
  sharp({ create: { width, height, channels: 3, background: '#b3264e' } })
const picture = () => canvas().jpeg().toBuffer()

let lastAddress = 0
/** A network address whose limits nothing has used. */
const newAddress = () => `203.0.113.${++lastAddress}`

interface Sending {
  store?: number
  terms?: number
  address?: string
}

async function send(
  bytes: Uint8Array,
  { store = STORE, terms = BOOTH_TERMS.version, address = newAddress() }: Sending = {},
) {
  const response = await photoboothApp.request(
    `/photobooth/photos?store_id=${store}&terms_version=${terms}`,
    {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg', 'x-client-address': address },
      body: new Blob([new Uint8Array(bytes)]),
    },
  )
  return { status: response.status, body: await response.json() }
}

const ask = (method: string, way: string, token: string, address = newAddress()) =>
  photoboothApp.request(`/photobooth/photos${way}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-client-address': address },
    body: JSON.stringify({ token }),
  })
const open = (token: string, address?: string) => ask('POST', '/content', token, address)

async function givenPhoto(): Promise<string> {
  const { status, body } = await send(await picture())
  expect(status).toBe(201)
  return body.data.token
}

const idOf = async (token: string): Promise<string> => {
  const before = readdirSync(folder)
  // The newest row is that of the token given last.
  const { rows } = await database().execute<{ id: string }>(
    sql`SELECT id FROM ${photos} ORDER BY created_at DESC, id LIMIT 1`,
  )
  const id = rows[0]?.id ?? ''
  expect([token.length, before.includes(`${id}.sealed`)]).toEqual([43, true])
  return id
}

it('opens a photo by its link alone, for a day, and says where it was taken', async () => {
  const { body } = await send(await picture())
  const { token, expires_at } = body.data
  expect(token).toMatch(/^[\w-]{43}$/)
  const left = new Date(expires_at).getTime() - Date.now()
  expect(left).toBeGreaterThan(23.9 * 3_600_000)
  expect(left).toBeLessThanOrEqual(24 * 3_600_000)

  const found = await ask('POST', '/find', token)
  expect(await found.json()).toMatchObject({
    success: true,
    data: { store: { id: STORE, name: `Nàng ${STORE}` }, expires_at },
  })
  const answer = await open(token)
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'image/jpeg',
    'private, no-store',
  ])
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', ...PRINT })
})

it('stores neither the token nor a readable photo, and no address of pictures leads to it', async () => {
  const token = await givenPhoto()
  const id = await idOf(token)
  const stored = readFileSync(path.join(folder, `${id}.sealed`))
  // A JPEG begins with FF D8 FF.
  expect([...stored.subarray(28, 31)]).not.toEqual([0xff, 0xd8, 0xff])
  await expect(sharp(stored).metadata()).rejects.toThrow()
  const { rows } = await database().execute<{ row: string }>(
    sql`SELECT each::text AS row FROM ${photos} AS each`,
  )
  expect(rows.some(({ row }) => row.includes(token))).toBe(false)
  for (const address of [
    `/media/photobooth/${id}.sealed`,
    `/media/photobooth/${id}.jpg`,
    `/media/photobooth/${id}`,
    `/i/photobooth/${id}.sealed.320`,
  ])
    expect((await mediaApp.request(address)).status).toBe(404)
})

it('does not open the file of another photo, even when it is moved to its place', async () => {
  const own = await givenPhoto()
  const ownId = await idOf(own)
  await givenPhoto()
  const others = readdirSync(folder).filter((name) => !name.startsWith(ownId))
  writeFileSync(path.join(folder, `${ownId}.sealed`), readFileSync(path.join(folder, others[0] ?? '')))
  expect((await open(own)).status).toBe(404)
})

it('answers a foreign, a broken and an unknown link alike, and stops who guesses', async () => {
  const token = await givenPhoto()
  const flipped = (token.startsWith('A') ? 'B' : 'A') + token.slice(1)
  for (const way of ['/find', '/content'])
    expect(await (await ask('POST', way, flipped)).json()).toMatchObject({ code: 'NOT_FOUND' })
  expect(await (await ask('DELETE', '', flipped)).json()).toMatchObject({ code: 'NOT_FOUND' })
  expect((await open('abc')).status).toBe(422)
  expect((await photoboothApp.request('/photobooth/photos')).status).toBe(404)

  const guesser = newAddress()
  const guesses = await Promise.all(
    Array.from({ length: 40 }, () => open(randomBytes(32).toString('base64url'), guesser)),
  )
  const statuses = guesses.map(({ status }) => status)
  expect(statuses.filter((status) => status === 404)).toHaveLength(20)
  expect(statuses.filter((status) => status === 429)).toHaveLength(20)
  // A link that opens its photo is counted nowhere.
  const owner = newAddress()
  for (let time = 0; time < 30; time++) expect((await open(token, owner)).status).toBe(200)
})

it('removes place, time and camera, and turns the photo upright', async () => {
  const turned = await canvas(PRINT.height, PRINT.width)
    .jpeg()
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '21/1 1/1 42/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { body } = await send(turned)
  const bytes = Buffer.from(await (await open(body.data.token)).arrayBuffer())
  const kept = await sharp(bytes).metadata()
  expect(kept).toMatchObject(PRINT)
  expect([kept.exif, kept.orientation, bytes.includes('Phone')]).toEqual([undefined, undefined, false])
})

it('refuses other files, other sizes, too many bytes, closed stores and earlier terms, and keeps nothing of them', async () => {
  const before = readdirSync(folder).length
  const wide = await canvas(PRINT.height, PRINT.width).jpeg().toBuffer()
  const gif = await canvas().gif().toBuffer()
  const cut = (await picture()).subarray(0, 4_000)
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1800"/>')
  for (const wrong of [wide, gif, cut, svg, Buffer.alloc(0)])
    expect(await send(wrong)).toMatchObject({ status: 422, body: { code: 'INVALID_FILE' } })
  const large = Buffer.concat([await picture(), Buffer.alloc(BOOTH_PHOTO_BYTES)])
  expect(await send(large)).toMatchObject({ status: 413, body: { code: 'FILE_TOO_LARGE' } })
  for (const store of [CLOSED, 99])
    expect(await send(await picture(), { store })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  expect(await send(await picture(), { terms: BOOTH_TERMS.version + 1 })).toMatchObject({
    status: 409,
    body: { code: 'BOOTH_TERMS_CHANGED' },
  })
  expect(await send(await picture(), { terms: 0 })).toMatchObject({ status: 400 })
  expect(readdirSync(folder)).toHaveLength(before)
})

it('takes only so many photos an hour from one address', async () => {
  const address = newAddress()
  const sent = await Promise.all(Array.from({ length: 122 }, () => send(Buffer.alloc(3), { address })))
  const statuses = sent.map(({ status }) => status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
})

it('deletes a photo at once when its owner asks', async () => {
  const token = await givenPhoto()
  const id = await idOf(token)
  expect((await ask('DELETE', '', token)).status).toBe(200)
  expect((await open(token)).status).toBe(404)
  expect(readdirSync(folder)).not.toContain(`${id}.sealed`)
})

it('shows no photo after its day, and the job deletes row and file of those alone, and files without a row', async () => {
  const kept = await givenPhoto()
  const gone = await givenPhoto()
  const id = await idOf(gone)
  await database().execute(
    sql`UPDATE ${photos} SET created_at = now() - interval '25 hours', expires_at = now() - interval '1 second' WHERE id = ${id}`,
  )
  expect((await open(gone)).status).toBe(404)
  expect((await ask('DELETE', '', gone)).status).toBe(404)
  expect(readdirSync(folder)).toContain(`${id}.sealed`)

  const stray = path.join(folder, 'left-by-a-crash.draft')
  writeFileSync(stray, 'x')
  const yesterday = Date.now() / 1_000 - 25 * 3_600
  utimesSync(stray, yesterday, yesterday)
  await performJob(photobooth, 'delete-booth-photos')
  await performJob(photobooth, 'delete-booth-photos')

  const { rows } = await database().execute(sql`SELECT id FROM ${photos} WHERE id = ${id}`)
  expect(rows).toEqual([])
  expect(readdirSync(folder)).not.toContain(`${id}.sealed`)
  expect(readdirSync(folder)).not.toContain('left-by-a-crash.draft')
  expect((await open(kept)).status).toBe(200)
})
