import sharp from 'sharp'
import { PICTURE_QUALITY } from '@/domain/upload'

/** Signatures of PNG and JPEG: uploads reach no other decoder. */
const SIGNATURES = {
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
}

/** Larger pictures are not decoded: a small file can decode to any size. */
const MAX_PIXELS = 40_000_000
const SECONDS = 15

/**
 * Re-encodes an uploaded PNG or JPEG as an upright JPEG of at most `side` pixels a side, without metadata (place, time, owner) or other
 * content of the file. Null when it is not a complete PNG or JPEG.
 */
export async function reencodePicture(bytes: Uint8Array, side: number): Promise<Uint8Array | null> {
  const isKnown = Object.values(SIGNATURES).some((signature) =>
    signature.equals(bytes.subarray(0, signature.length)),
  )
  if (!isKnown) return null
  try {
    return await sharp(bytes, {
      limitInputPixels: MAX_PIXELS,
      failOn: 'warning',
      sequentialRead: true,
      pages: 1,
    })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: PICTURE_QUALITY * 100 })
      .timeout({ seconds: SECONDS })
      .toBuffer()
  } catch {
    // Incomplete, corrupt or too large: one error for the sender.
    return null
  }
}
