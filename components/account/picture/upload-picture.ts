import { api } from '@/lib/client/api'
import { putPicture } from '@/lib/client/put-picture'
import { UPLOAD_BYTES } from '@/domain/upload'

/** Why a picture is refused. */
export type UploadFault = 'size' | 'type' | 'failed'

const TYPES = ['image/png', 'image/jpeg', 'image/jpg']

/** Validates a chosen file before the upload; null when it is valid. */
export function faultOf(file: File): UploadFault | null {
  if (!TYPES.includes(file.type) || !/\.(png|jpe?g)$/i.test(file.name)) return 'type'
  return file.size > UPLOAD_BYTES ? 'size' : null
}

/** The cause of a failed upload: a browser that cannot decode the file throws a DOMException. */
export const faultAfter = (failure: unknown): UploadFault =>
  failure instanceof DOMException ? 'type' : 'failed'

/**
 * Uploads a picture (GET /pre-signed-url, REV-19) to the address the service gives; returns its public address.
 * @param picture a JPEG, as cropped
 * @param onProgress receives the uploaded share, 0 to 1
 * @throws when the upload fails
 */
export async function uploadPicture(picture: Blob, onProgress: (share: number) => void): Promise<string> {
  const query = { fileName: 'anh.jpg', contentType: 'image/jpeg' }
  const place = await api.public['pre-signed-url'].$get({ query })
  await putPicture(place.signedUrl, picture, { onProgress })
  return place.url
}
