import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { mediaFolder } from '../media'

/** The files of photos. Their extension is none of a picture's: no address of the media service leads to them. */

const EXTENSION = '.sealed'
const ID = /^[0-9a-f-]{36}$/

const folder = () => path.join(/* turbopackIgnore: true */ mediaFolder(), 'photobooth')
const fileOf = (id: string) => path.join(/* turbopackIgnore: true */ folder(), `${id}${EXTENSION}`)

export async function writePhotoFile(id: string, bytes: Uint8Array): Promise<void> {
  await mkdir(/* turbopackIgnore: true */ folder(), { recursive: true, mode: 0o700 })
  const draft = `${fileOf(id)}.${randomUUID()}.draft`
  await writeFile(/* turbopackIgnore: true */ draft, bytes, { mode: 0o600 })
  await rename(/* turbopackIgnore: true */ draft, fileOf(id))
}

/** Null when there is none. */
export async function readPhotoFile(id: string): Promise<Buffer | null> {
  try {
    return await readFile(/* turbopackIgnore: true */ fileOf(id))
  } catch (error) {
    if (typeof error === 'object' && error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Deletes the file of a photo; a missing one is ignored. */
export async function removePhotoFile(id: string): Promise<void> {
  if (!ID.test(id)) throw new Error(`not the id of a photo: ${id}`)
  await rm(/* turbopackIgnore: true */ fileOf(id), { force: true })
}

/** Deletes files that are older than `age` ms, drafts too: those of a process that ended between a file and its row. */
export async function removeFilesOlderThan(age: number): Promise<void> {
  const names = await readdir(/* turbopackIgnore: true */ folder()).catch(() => [])
  for (const name of names) {
    const file = path.join(/* turbopackIgnore: true */ folder(), name)
    const found = await stat(/* turbopackIgnore: true */ file).catch(() => null)
    if (found?.isFile() && found.mtimeMs < Date.now() - age)
      await rm(/* turbopackIgnore: true */ file, { force: true })
  }
}
