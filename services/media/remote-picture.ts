import { PICTURE_SIDE } from '@/domain/upload'
import { fetchPicture } from './fetch-picture'
import { reencodePicture } from './picture'
import { hasMedia, writeMedia } from './storage'

/**
 * Fetches a picture from elsewhere and stores it re-encoded, among the pictures of members: one that nothing shows is deleted after a day.
 * A stored one is not fetched again.
 * @param name lower case letters, digits and dashes
 * @returns its address here
 * @throws Error when it cannot be fetched or is not a PNG or JPEG
 */
export async function storeRemotePicture(
  address: string,
  name: string,
  fetchBytes: (address: string) => Promise<Uint8Array> = fetchPicture,
): Promise<string> {
  const key = `uploads/${name}.jpg`
  if (await hasMedia(key)) return `/media/${key}`
  const picture = await reencodePicture(await fetchBytes(address), PICTURE_SIDE)
  if (picture === 'busy') throw new Error('too many pictures are being read')
  if (!picture) throw new Error('the picture is not a complete PNG or JPEG')
  await writeMedia(key, picture)
  return `/media/${key}`
}
