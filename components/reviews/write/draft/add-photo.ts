import { type HeldPhoto, MOST_PHOTOS } from '../photos/photo'
import { preparePhoto } from '../photos/prepare/prepare-photo'
import { readPhotos, writePhotos } from '../photos/stored-photos'
import { draftKeyOf } from './kept-draft'

export { MOST_PHOTOS }

/**
 * Adds a photo to the draft of a member's new review; the review offers it when it opens. False when the draft has as many photos as a
 * review takes. @throws UnreadablePhoto
 */
export async function addPhotoToDraft(memberId: number, productId: number, photo: Blob): Promise<boolean> {
  const key = draftKeyOf(memberId, productId, false)
  const photos = (await readPhotos(key)) ?? []
  try {
    if (photos.length >= MOST_PHOTOS) return false
    const added: HeldPhoto = {
      ...(await preparePhoto(photo)),
      ...{ id: crypto.randomUUID(), url: null, description: '', crop: null, uploadedAt: null },
      ...{ state: 'ready', progress: 0, trouble: null, preview: '' },
    }
    await writePhotos(key, [...photos, added])
    return true
  } finally {
    for (const { preview } of photos) if (preview.startsWith('blob:')) URL.revokeObjectURL(preview)
  }
}
