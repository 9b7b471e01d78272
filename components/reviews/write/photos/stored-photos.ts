import { isCrop } from '@/components/photo-crop/crop'
import { readDraft, writeDraft } from '../draft/draft'
import { PHOTOS_PART } from '../draft/parts'
import type { HeldPhoto } from './photo'

/** The photos of a draft: their part of the draft on this device. */

/** Uploaded photos that no review shows are deleted after 24 hours; sooner than that they are uploaded again. */
const UPLOAD_LASTS_MS = 20 * 3_600_000

interface StoredPhoto {
  id: string
  description: string
  url: string | null
  uploadedAt: number | null
  picture: Blob | null
  source: Blob | null
  crop: HeldPhoto['crop']
}

const blobOf = (value: unknown) => (value instanceof Blob ? value : null)

/** A stored photo, checked; null for one that holds neither a picture nor the address of one. */
function parse(value: unknown): StoredPhoto | null {
  if (typeof value !== 'object' || value === null) return null
  const read = (key: string): unknown => Reflect.get(value, key)
  const [id, description, url, uploadedAt, crop] = ['id', 'description', 'url', 'uploadedAt', 'crop'].map(
    read,
  )
  const picture = blobOf(read('picture'))
  if (typeof id !== 'string' || (!picture && typeof url !== 'string')) return null
  return {
    id,
    description: typeof description === 'string' ? description : '',
    url: typeof url === 'string' && url.startsWith('/media/') ? url : null,
    uploadedAt: typeof uploadedAt === 'number' ? uploadedAt : null,
    picture,
    source: blobOf(read('source')),
    crop: isCrop(crop) ? crop : null,
  }
}

function heldPhoto(stored: StoredPhoto): HeldPhoto | null {
  const isUploaded =
    stored.url !== null &&
    (stored.picture === null || (stored.uploadedAt ?? 0) > Date.now() - UPLOAD_LASTS_MS)
  const url = isUploaded ? stored.url : null
  const preview = stored.picture ? URL.createObjectURL(stored.picture) : url
  if (preview === null) return null
  return {
    ...stored,
    url,
    uploadedAt: isUploaded ? stored.uploadedAt : null,
    preview,
    state: isUploaded ? 'done' : 'ready',
    progress: isUploaded ? 1 : 0,
    trouble: null,
  }
}

/** The photos of a draft; null when it has none, an empty list when all were removed. */
export async function readPhotos(draftKey: string): Promise<HeldPhoto[] | null> {
  const part = (await readDraft(draftKey))?.[PHOTOS_PART]
  if (!Array.isArray(part)) return null
  return part.flatMap((value: unknown) => {
    const stored = parse(value)
    return (stored && heldPhoto(stored)) ?? []
  })
}

export async function writePhotos(draftKey: string, photos: readonly HeldPhoto[]): Promise<void> {
  const stored = photos.map(({ id, description, url, uploadedAt, picture, source, crop }): StoredPhoto => ({
    id,
    description,
    url,
    uploadedAt,
    picture,
    source,
    crop,
  }))
  await writeDraft(draftKey, { [PHOTOS_PART]: stored })
}
