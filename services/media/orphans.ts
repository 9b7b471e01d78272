import { opendir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { VARIANTS_FOLDER, variantOfFile } from '@/domain/picture-variant.js'
import { hasMedia, mediaFolder } from './storage'

/** Age after which an incomplete file is no longer being written. */
const DRAFT_MS = 3_600_000

/** The job `delete-orphan-picture-variants`: deletes variants of deleted pictures and of unknown widths, and incomplete files. */
export async function deleteOrphanVariants(): Promise<void> {
  const folder = path.join(/* turbopackIgnore: true */ mediaFolder(), VARIANTS_FOLDER)
  const entries = await opendir(/* turbopackIgnore: true */ folder, { recursive: true }).catch(() => null)
  for await (const entry of entries ?? []) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const variant = variantOfFile(path.relative(folder, file))
    if (variant && (await hasMedia(variant.key))) continue
    const found = await stat(/* turbopackIgnore: true */ file).catch(() => null)
    if (variant || (found && found.mtimeMs < Date.now() - DRAFT_MS)) {
      await rm(/* turbopackIgnore: true */ file, { force: true })
    }
  }
}
