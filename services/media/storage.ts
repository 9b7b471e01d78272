import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, link, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { VARIANT_FORMATS, variantFile, variantsOf } from '@/domain/picture-variant.js'
import { settings } from '@/settings'

const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
}

/** Folder of the shop's pictures, and of documents of conversations. */
export const mediaFolder = () => path.resolve(/* turbopackIgnore: true */ settings.MEDIA_DIR || '.data/media')

/** The file of a key such as 'products/12/1.webp'; null for a path outside the folder or another type of file. */
export function fileOf(key: string): string | null {
  if (!/^[a-z0-9][a-z0-9/._-]*$/i.test(key) || key.includes('..') || !TYPES[path.extname(key)]) return null
  return path.join(/* turbopackIgnore: true */ mediaFolder(), key)
}

/** Stores a picture under its key atomically. */
export async function writeMedia(key: string, bytes: Uint8Array): Promise<void> {
  const file = fileOf(key)
  if (!file) throw new Error(`not a media key: ${key}`)
  await mkdir(path.dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.draft`
  await writeFile(draft, bytes)
  await rename(draft, file)
}

/** Stores a picture under an unused key atomically; false when the key is used. */
export async function writeNewMedia(key: string, bytes: Uint8Array): Promise<boolean> {
  const file = fileOf(key)
  if (!file) throw new Error(`not a media key: ${key}`)
  await mkdir(path.dirname(file), { recursive: true })
  const draft = `${file}.${randomUUID()}.draft`
  try {
    await writeFile(draft, bytes)
    await link(draft, file)
    return true
  } catch (error) {
    if (typeof error === 'object' && error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/** Deletes a picture and its variants if they exist. */
export async function removeMedia(key: string): Promise<void> {
  const file = fileOf(key)
  if (file === null) return
  await rm(/* turbopackIgnore: true */ file, { force: true })
  for (const variant of variantsOf(key)) {
    for (const format of VARIANT_FORMATS) {
      const copy = path.join(/* turbopackIgnore: true */ mediaFolder(), variantFile(variant, format))
      await rm(/* turbopackIgnore: true */ copy, { force: true })
    }
  }
}

export async function hasMedia(key: string): Promise<boolean> {
  const file = fileOf(key)
  return (
    file !== null &&
    (await access(file).then(
      () => true,
      () => false,
    ))
  )
}

/** A stored picture with its type and size; null when there is none. */
export async function openMedia(key: string) {
  const file = fileOf(key)
  const found = file === null ? null : await stat(/* turbopackIgnore: true */ file).catch(() => null)
  if (file === null || !found?.isFile()) return null
  return {
    /** opens the file; an answer without a body must not call it */
    open: () => createReadStream(/* turbopackIgnore: true */ file),
    type: TYPES[path.extname(file)] ?? 'application/octet-stream',
    size: found.size,
    etag: `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`,
  }
}

/** Keys of pictures in a folder that are older than `age` ms. */
export async function mediaOlderThan(prefix: string, age: number): Promise<string[]> {
  const names = await readdir(path.join(/* turbopackIgnore: true */ mediaFolder(), prefix)).catch(() => [])
  const old: string[] = []
  for (const name of names) {
    const file = fileOf(`${prefix}/${name}`)
    const found = file === null ? null : await stat(/* turbopackIgnore: true */ file).catch(() => null)
    if (found?.isFile() && found.mtimeMs < Date.now() - age) old.push(`${prefix}/${name}`)
  }
  return old
}
