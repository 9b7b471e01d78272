import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { VARIANT_FORMATS, VARIANTS_FOLDER, variantFile, variantsOf } from '@/domain/picture-variant.js'
import { deleteUnusedUploads } from '@/services/media'

const folder = mkdtempSync(path.join(tmpdir(), 'unused-uploads-'))
const uploads = path.join(folder, 'uploads')
process.env.MEDIA_DIR = folder

beforeEach(() => {
  mkdirSync(uploads)
  const old = new Date(Date.now() - 90_000_000)
  for (const name of ['7-a', '7-b', '7-c', '7-d']) {
    writeFileSync(path.join(uploads, `${name}.jpg`), 'a picture')
    utimesSync(path.join(uploads, `${name}.jpg`), old, old)
  }
})
afterEach(() => {
  for (const each of [uploads, path.join(folder, VARIANTS_FOLDER)])
    rmSync(each, { recursive: true, force: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

const shownOf = (addresses: readonly string[]) =>
  Promise.resolve(addresses.filter((address) => address === '/media/uploads/7-c.jpg'))

/** A folder in the place of a picture's variant: no file that can be deleted. */
function blockDeletion(key: string) {
  const [variant] = variantsOf(key)
  const [format] = VARIANT_FORMATS
  if (!variant || !format) throw new Error('pictures have variants')
  mkdirSync(path.join(folder, variantFile(variant, format)), { recursive: true })
}

it('deletes the uploads that nothing shows', async () => {
  await deleteUnusedUploads('uploads', shownOf)
  expect(readdirSync(uploads)).toEqual(['7-c.jpg'])
})

it('goes on after one that cannot be deleted, and fails once at the end', async () => {
  for (const name of ['7-a', '7-b']) blockDeletion(`uploads/${name}.jpg`)
  await expect(deleteUnusedUploads('uploads', shownOf)).rejects.toThrow('2 unused uploads failed')
  expect(readdirSync(uploads)).toEqual(['7-c.jpg'])
})

it('deletes nothing while it is unknown what is shown', async () => {
  const away = new Error('the database is away')
  await expect(deleteUnusedUploads('uploads', () => Promise.reject(away))).rejects.toBe(away)
  expect(readdirSync(uploads)).toHaveLength(4)
})

it('looks the use of many uploads up at once', async () => {
  const calls: number[] = []
  await deleteUnusedUploads('uploads', (addresses) => {
    calls.push(addresses.length)
    return Promise.resolve(addresses)
  })
  expect(calls).toEqual([4])
})

it('keeps an upload that is put to use while others are deleted', async () => {
  let isUsed = false
  await deleteUnusedUploads('uploads', (addresses) => {
    const shown = isUsed ? ['/media/uploads/7-d.jpg'] : []
    isUsed = true
    return Promise.resolve(addresses.filter((address) => shown.includes(address)))
  })
  expect(readdirSync(uploads)).toEqual(['7-d.jpg'])
})
