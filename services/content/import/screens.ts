import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { hasMedia, writeMedia } from '../../media'
import type { Screen } from './markdown'

interface ScreenFile extends Screen {
  key: string
  bytes: Buffer
}

/** The pictures of screens by name. A picture's address has a digest of its bytes, so that it never shows anything else. */
export async function readScreens(files: ReadonlyMap<string, string>): Promise<Map<string, ScreenFile>> {
  const read = await Promise.all(
    [...files].map(async ([name, file]): Promise<[string, ScreenFile]> => {
      const bytes = await readFile(/* turbopackIgnore: true */ file)
      const { width, height } = await sharp(bytes).metadata()
      const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
      const key = `content/${name}-${digest}.webp`
      return [name, { src: `/media/${key}`, width, height, key, bytes }]
    }),
  )
  return new Map(read)
}

/** Stores the pictures that the shop does not have yet. */
export async function storeScreens(screens: ReadonlyMap<string, ScreenFile>): Promise<void> {
  for (const { key, bytes } of screens.values()) if (!(await hasMedia(key))) await writeMedia(key, bytes)
}
