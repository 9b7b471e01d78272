import { PICTURE_QUALITY, PICTURE_SIDE } from '@/domain/upload'

/** A photo within 600x600, upright, as JPEG: what is sent is small, whatever the camera made. @throws when the file is no picture */
export async function resizePicture(file: Blob): Promise<Blob> {
  const photo = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, PICTURE_SIDE / Math.max(photo.width, photo.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(photo.width * scale))
  canvas.height = Math.max(1, Math.round(photo.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  // What is see-through in a PNG would come out black.
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--color-white')
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(photo, 0, 0, canvas.width, canvas.height)
  photo.close()
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('not drawn'))),
      'image/jpeg',
      PICTURE_QUALITY,
    ),
  )
}
