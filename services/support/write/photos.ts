import { invalidFields } from '@/domain/error'
import type { Database } from '../../database'
import { isContactUploadOf } from '../../media'
import { thread_images } from '../schema'

/** Checks that the photos of a message were uploaded for it and are there. @throws INVALID_FIELDS */
export async function checkPhotos(messageId: string, images: readonly { name: string }[]): Promise<void> {
  const fields: Record<string, string> = {}
  const seen = new Set<string>()
  for (const [index, { name }] of images.entries()) {
    if (seen.has(name)) fields[`images[${index}].name`] = 'Ảnh này đã được chọn.'
    else if (!(await isContactUploadOf(messageId, name)))
      fields[`images[${index}].name`] = 'Ảnh này không còn nữa. Bạn tải lại ảnh nhé.'
    seen.add(name)
  }
  if (Object.keys(fields).length > 0) throw invalidFields(fields)
}

export async function insertPhotos(
  tx: Database,
  messageId: string,
  images: readonly { name: string }[],
): Promise<void> {
  if (images.length === 0) return
  await tx
    .insert(thread_images)
    .values(images.map(({ name }, position) => ({ url: name, message_id: messageId, position })))
}
