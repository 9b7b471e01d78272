import sharp from 'sharp'
import { PICTURE_QUALITY } from '@/domain/upload'
import { turnsOf } from './turns'

/** Signatures of PNG and JPEG: uploads reach no other decoder. */
const SIGNATURES = {
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
}

/** Larger pictures are not decoded: a small file can decode to any size. */
const MAX_PIXELS = 40_000_000
const SECONDS = 15
/** A picture of so many pixels can take a quarter of a gigabyte to unpack, whatever the machine. */
const turns = turnsOf(2, 30)

async function encodeJpeg(bytes: Uint8Array, side: number, quality: number): Promise<Uint8Array | null> {
  // One thread a picture: the other cores answer requests.
  sharp.concurrency(1)
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
      .jpeg({ quality: quality * 100 })
      .timeout({ seconds: SECONDS })
      .toBuffer()
  } catch {
    // Incomplete, corrupt or too large: one error for the sender.
    return null
  }
}

/**
 * A picture of ours from a sent PNG or JPEG: a JPEG of at most so many pixels a side, upright, without what the camera wrote down beside it (place,
 * time, owner) and without anything else the file carried. Null when it is no whole picture of these kinds; 'busy' when too many pictures wait.
 */
export async function reencodePicture(
  bytes: Uint8Array,
  side: number,
  quality: number = PICTURE_QUALITY,
): Promise<Uint8Array | 'busy' | null> {
  const isKnown = Object.values(SIGNATURES).some((signature) =>
    signature.equals(bytes.subarray(0, signature.length)),
  )
  return isKnown ? (turns.take(() => encodeJpeg(bytes, side, quality)) ?? 'busy') : null
}
