import { PICTURE_QUALITY, PICTURE_SIDE } from '@/domain/upload'

/** A photo in the sizes that are kept of it, both upright JPEGs. */
export interface PreparedPhoto {
  /** at most 600x600, as it is uploaded (REV-23) */
  picture: Blob
  /** larger, for crops */
  source: Blob
}

/** Longest side of what crops start from: a quarter of it still fills 400 pixels. */
const SOURCE_SIDE = 1_600
const SOURCE_QUALITY = 0.9

/** A canvas of the page or of a worker. */
export interface Surface {
  draw: (photo: ImageBitmap, width: number, height: number) => void
  toJpeg: (quality: number) => Promise<Blob>
}

/** Size of a picture fitted into a square; never larger than it is. */
export function fittedSize(photo: { width: number; height: number }, side: number) {
  const scale = Math.min(1, side / Math.max(photo.width, photo.height))
  return {
    width: Math.max(1, Math.round(photo.width * scale)),
    height: Math.max(1, Math.round(photo.height * scale)),
  }
}

/** Draws on white, as transparent areas of a PNG would become black. */
export function drawOn(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null,
  photo: ImageBitmap,
  width: number,
  height: number,
): void {
  if (!context) throw new Error('no canvas')
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(photo, 0, 0, width, height)
}

/**
 * Decodes a file once, applies its orientation and draws both sizes.
 * @throws DOMException when the file is no picture
 */
export async function drawSizes(
  file: Blob,
  surfaceOf: (width: number, height: number) => Surface,
): Promise<PreparedPhoto> {
  const photo = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const draw = (side: number, quality: number) => {
      const { width, height } = fittedSize(photo, side)
      const surface = surfaceOf(width, height)
      surface.draw(photo, width, height)
      return surface.toJpeg(quality)
    }
    return {
      source: await draw(SOURCE_SIDE, SOURCE_QUALITY),
      picture: await draw(PICTURE_SIDE, PICTURE_QUALITY),
    }
  } finally {
    photo.close()
  }
}
