import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { mediaApp } from '@/services/media/app'
import { offerUpload } from '@/services/media'
import { reencodePicture } from '@/services/media/picture'
import { useDatabase } from '../database'

/** Files that are sent to harm: they are refused, or nothing is left of them but the picture. */

useDatabase()
const folder = mkdtempSync(path.join(tmpdir(), 'attacks-'))
process.env.MEDIA_DIR = folder
process.env.SESSION_SECRET = 'a secret of the tests, long enough for all'
afterAll(() => rmSync(folder, { recursive: true }))

const offer = () => offerUpload(7, { fileName: 'anh.png', contentType: 'image/png' })

async function put(signedUrl: string, bytes: Uint8Array) {
  const response = await mediaApp.request(signedUrl.replace('/api/media', ''), {
    method: 'PUT',
    body: new Blob([new Uint8Array(bytes)]),
  })
  return { status: response.status, body: await response.json() }
}
const stored = (url: string) => readFileSync(path.join(folder, url.replace('/media/', '')))
const refused = { status: 422, body: { code: 'INVALID_FILE', message: 'Tệp phải có dạng png, jpg, jpeg.' } }

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b3264e' } })
const noise = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
/** A PNG that says it is so large, with whatever pixels are given. */
function pngOf(width: number, height: number, pixels: Uint8Array, ...between: Buffer[]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    PNG,
    chunk('IHDR', header),
    ...between,
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
/** `picture` with chunks of its own behind the header. */
const withChunks = (png: Buffer, ...chunks: Buffer[]) =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)])

const HTML = '<html><script>alert(document.cookie)</script></html>'
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>'

it.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
  ['a text', () => Buffer.from('Xin chào, tôi là một tấm ảnh.')],
  ['HTML', () => Buffer.from(HTML)],
  ['HTML that begins like a PNG', () => Buffer.concat([PNG, Buffer.from(HTML)])],
  ['an SVG', () => Buffer.from(SVG)],
  [
    'an SVG that begins like a JPEG',
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(SVG)]),
  ],
  ['a WebP', () => canvas(10, 10).webp().toBuffer()],
  ['a GIF', () => canvas(10, 10).gif().toBuffer()],
  ['a TIFF', () => canvas(10, 10).tiff().toBuffer()],
  ['an AVIF', () => canvas(10, 10).avif().toBuffer()],
  ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj')],
  ['nothing', () => Buffer.alloc(0)],
  ['only the beginning of a JPEG', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['a PNG that was cut off', async () => (await noise(300).png().toBuffer()).subarray(0, 60_000)],
  ['a JPEG that was cut off', async () => (await noise(300).jpeg().toBuffer()).subarray(0, 9_000)],
  ['a small file of 49 million pixels', () => canvas(7_000, 7_000).png({ compressionLevel: 9 }).toBuffer()],
  ['a JPEG of 49 million pixels', () => canvas(7_000, 7_000).jpeg({ quality: 1 }).toBuffer()],
  ['a header of 4 GB', () => pngOf(65_535, 65_535, Buffer.alloc(64))],
  ['a header of more pixels than numbers', () => pngOf(0x7fffffff, 0x7fffffff, Buffer.alloc(64))],
  ['a header of no pixels', () => pngOf(0, 0, Buffer.alloc(64))],
  [
    'a chunk that says it has 4 GB',
    () => {
      const png = pngOf(8, 8, Buffer.alloc(72))
      png.writeUInt32BE(0xffffffff, 33)
      return png
    },
  ],
])('refuses %s and keeps nothing (REV-22)', async (_name, make) => {
  const { signedUrl, url } = offer()
  const bytes = await make()
  const before = process.memoryUsage.rss()
  const started = performance.now()
  expect(await put(signedUrl, bytes)).toMatchObject(refused)
  expect(() => stored(url)).toThrow()
  expect(performance.now() - started).toBeLessThan(5_000)
  expect(process.memoryUsage.rss() - before).toBeLessThan(250 * 1_048_576)
})

it.each<[string, () => Promise<Buffer>, string[]]>([
  [
    'a script behind a JPEG',
    async () => Buffer.concat([await canvas(90, 60).jpeg().toBuffer(), Buffer.from(`${HTML}PK\u0003\u0004`)]),
    ['<script>', 'PK\u0003\u0004'],
  ],
  [
    'a script in the comment of a JPEG',
    async () => {
      const picture = await canvas(90, 60).jpeg().toBuffer()
      const comment = Buffer.from(HTML)
      const marker = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
      return Buffer.concat([picture.subarray(0, 2), marker, comment, picture.subarray(2)])
    },
    ['<script>'],
  ],
  [
    'HTML in the texts of a PNG',
    async () =>
      withChunks(
        await canvas(90, 60).png().toBuffer(),
        chunk('tEXt', Buffer.from(`Comment\0${HTML}`, 'latin1')),
        chunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${HTML}`)),
      ),
    ['<script>', 'adobe'],
  ],
  [
    'a ZIP behind a PNG',
    async () => Buffer.concat([await canvas(90, 60).png().toBuffer(), Buffer.from('PK\u0003\u0004evil.php')]),
    ['PK\u0003\u0004', 'evil'],
  ],
  [
    'the place and owner in a PNG',
    () =>
      canvas(90, 60)
        .png()
        .withExif({ IFD0: { Artist: 'Lan Anh' }, IFD3: { GPSLatitude: '21/1 1/1 42/1' } })
        .toBuffer(),
    ['Lan Anh', 'eXIf', 'Exif'],
  ],
])('keeps the picture alone of a file with %s', async (_name, make, remains) => {
  const { signedUrl, url } = offer()
  expect((await put(signedUrl, await make())).status).toBe(201)
  const kept = stored(url)
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 90, height: 60 })
  expect(remains.filter((text) => kept.includes(text))).toEqual([])
  const { exif, xmp, iptc, icc, comments } = await sharp(kept).metadata()
  expect([exif, xmp, iptc, icc, comments]).toEqual([undefined, undefined, undefined, undefined, undefined])
})

it('leaves a chunk packed that would grow to 200 MB', async () => {
  const text = Buffer.concat([
    Buffer.from('Comment\0\0', 'latin1'),
    deflateSync(Buffer.alloc(200 * 1_048_576)),
  ])
  const { signedUrl, url } = offer()
  const before = process.memoryUsage.rss()
  const { status } = await put(
    signedUrl,
    withChunks(await canvas(90, 60).png().toBuffer(), chunk('zTXt', text)),
  )
  expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1_048_576)
  // Refused or shown without its text: both are safe.
  expect(status === 422 || !stored(url).includes('Comment')).toBe(true)
})

it('unpacks few pictures at once and turns senders away while many wait', async () => {
  const picture = await canvas(800, 800).png().toBuffer()
  const made = await Promise.all(Array.from({ length: 60 }, () => reencodePicture(picture, 600)))
  const turnedAway = made.filter((result) => result === 'busy')
  expect(turnedAway).toHaveLength(60 - 32)
  expect(await reencodePicture(picture, 600)).toBeInstanceOf(Uint8Array)
})

it('stops reading refused files that are sent to one place again and again', async () => {
  const { signedUrl } = offer()
  const answers: number[] = []
  for (let time = 0; time < 14; time++) answers.push((await put(signedUrl, Buffer.from('x'))).status)
  expect(answers).toEqual([...Array<number>(12).fill(422), 429, 429])
})

it('leaves no draft behind', () => {
  const files = readdirSync(path.join(folder, 'uploads')).filter((name) => !name.endsWith('.jpg'))
  expect(files).toEqual([])
})
