import sharp from 'sharp'
import { domainError } from '@/domain/error-codes'
import { BOOTH_PHOTO_BYTES } from '@/domain/photobooth/booth-photo'
import { PRINT, PRINT_QUALITY } from '@/domain/photobooth/print'
import { uploadTexts } from '@/domain/upload'
import { reencodePicture } from '../media'

const SIDE = Math.max(PRINT.width, PRINT.height)

/**
 * The photo that is stored, from the bytes that came: encoded again, without what a camera wrote beside it.
 * @throws FILE_TOO_LARGE, INVALID_FILE for what is no PNG or JPEG in the size of a print, SERVICE_UNAVAILABLE
 */
export async function printOf(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes.byteLength > BOOTH_PHOTO_BYTES)
    throw domainError('FILE_TOO_LARGE', `at most ${BOOTH_PHOTO_BYTES} bytes`)
  const picture = await reencodePicture(bytes, SIDE, PRINT_QUALITY)
  if (picture === 'busy') throw domainError('SERVICE_UNAVAILABLE', 'many pictures are being read')
  const size = picture && (await sharp(picture).metadata())
  if (!picture || size?.width !== PRINT.width || size.height !== PRINT.height)
    throw domainError('INVALID_FILE', uploadTexts.type)
  return picture
}
