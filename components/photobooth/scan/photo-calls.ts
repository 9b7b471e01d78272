import { type BoothPhoto, photoLinkSchema, type TakenPhoto } from '@/domain/photobooth/booth-photo'
import { type PhotoLink } from '@/domain/photobooth/photo-link'
import { api } from '@/lib/client/api'
import { fetchFile, sendFile } from '@/lib/client/files'

/**
 * Keeps a photo for a day; gives the secret of its link. A photo whose answer is lost is sent again: nothing opens the first one.
 * @throws DomainError, ConnectionError
 */
export async function keepPhoto(photo: Blob, { store_id, terms_version }: TakenPhoto): Promise<PhotoLink> {
  const query = { store_id: String(store_id), terms_version: String(terms_version) }
  const answer = await sendFile(api.pos.photobooth.photos.$path({ query }), photo)
  return photoLinkSchema.validate(answer)
}

export interface OpenedPhoto extends BoothPhoto {
  photo: Blob
}

/** The photo of a link, with what is said of it. @throws DomainError with NOT_FOUND for one that is gone; ConnectionError */
export async function openPhoto(token: string): Promise<OpenedPhoto> {
  const facts = await api.pos.photobooth.photos.find.$post({ json: { token } })
  const photo = await fetchFile(api.pos.photobooth.photos.content.$path(), { token })
  return { ...facts, photo }
}

/** Deletes the photo of a link at once. @throws DomainError, ConnectionError */
export async function deletePhoto(token: string): Promise<void> {
  await api.pos.photobooth.photos.$delete({ json: { token } })
}
