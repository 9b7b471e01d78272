import { checkFiles } from '@/components/reviews/write/photos/check-files'
import { fittedSize } from '@/components/reviews/write/photos/prepare/draw-sizes'

it.each([
  [4_000, 3_000, 600, 450],
  [3_000, 4_000, 450, 600],
  [600, 600, 600, 600],
  [80, 60, 80, 60],
  [10_000, 1, 600, 1],
])('fits %d by %d into 600: %d by %d', (width, height, fittedWidth, fittedHeight) =>
  expect(fittedSize({ width, height }, 600)).toEqual({ width: fittedWidth, height: fittedHeight }),
)

const JPEG = [0xff, 0xd8, 0xff, 0xe0]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const HEIC = [0, 0, 0, 24, ...Buffer.from('ftypheic')]

it.each<[string, string, readonly number[], string | null]>([
  ['anh.jpg', 'image/jpeg', JPEG, null],
  ['ANH.JPEG', '', JPEG, null],
  ['anh.png', 'image/png', PNG, null],
  // A pasted picture.
  ['', 'image/png', PNG, null],
  // Called by another name than it has: the service looks at its bytes too.
  ['anh.jpg', 'image/jpeg', PNG, null],
  ['anh.png', 'image/png', [...Buffer.from('<html>')], 'type'],
  ['anh.svg', 'image/svg+xml', [...Buffer.from('<svg')], 'type'],
  ['anh.webp', 'image/webp', [...Buffer.from('RIFF')], 'type'],
  ['anh.heic', '', HEIC, 'heic'],
  ['anh.jpg', 'image/jpeg', HEIC, 'heic'],
  ['IMG_1.HEIF', 'image/heif', [], 'heic'],
  ['anh.jpg', 'image/jpeg', [], 'broken'],
  ['anh.gif', 'image/gif', [...Buffer.from('GIF89a')], 'type'],
])('checks %s (%s)', async (name, type, bytes, reason) => {
  const { accepted, refused } = await checkFiles(
    [new File([new Uint8Array(bytes)], name, { type })],
    5,
    new Set(),
  )
  expect(refused.map((refusal) => refusal.reason)).toEqual(reason === null ? [] : [reason])
  expect(accepted).toHaveLength(reason === null ? 1 : 0)
})

it.each([
  [5_242_880, []],
  [5_242_881, ['size']],
])('checks a file of %d bytes (REV-21)', async (size, reasons) => {
  const bytes = new Uint8Array(size)
  bytes.set(JPEG)
  const { refused } = await checkFiles([new File([bytes], 'anh.jpg')], 5, new Set())
  expect(refused.map(({ reason }) => reason)).toEqual(reasons)
})
