import { PICTURE_QUALITY, PICTURE_SIDE } from '@/domain/upload'
import { type Crop, cropSquare } from './crop'

/** Decodes a photo and applies its orientation. @throws DOMException when the file is no picture */
export const readPhoto = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' })

/** The chosen square as a JPEG of at most 600x600, which keeps uploads small. */
export function drawSquare(photo: ImageBitmap, crop: Crop): Promise<Blob> {
  const { left, top, side } = cropSquare(photo, crop)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.max(1, Math.round(Math.min(side, PICTURE_SIDE)))
  const context = canvas.getContext('2d')
  if (!context) return Promise.reject(new Error('no canvas'))
  // Transparent areas of a PNG would become black.
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--color-white')
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(photo, left, top, side, side, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('not drawn'))),
      'image/jpeg',
      PICTURE_QUALITY,
    ),
  )
}
