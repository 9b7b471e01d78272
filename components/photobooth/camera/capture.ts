import { coverPart } from '@/domain/photobooth/cover'
import { PRINT, PRINT_QUALITY } from '@/domain/photobooth/print'

/** The JPEG of a canvas. @throws when the browser cannot make it */
export const toJpeg = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the canvas was not drawn'))),
      'image/jpeg',
      PRINT_QUALITY,
    ),
  )

/** A canvas in the size of a print. @throws without a canvas */
export function printCanvas() {
  const canvas = Object.assign(document.createElement('canvas'), PRINT)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  return { canvas, context }
}

interface Size {
  width: number
  height: number
}

async function capture(source: CanvasImageSource, size: Size): Promise<Blob> {
  if (size.width === 0 || size.height === 0) throw new Error('there is no picture yet')
  const { canvas, context } = printCanvas()
  const { x, y, width, height } = coverPart(size, PRINT)
  context.drawImage(source, x, y, width, height, 0, 0, PRINT.width, PRINT.height)
  return toJpeg(canvas)
}

/** What a camera shows, in the size of a print. @throws */
export const captureVideo = (video: HTMLVideoElement): Promise<Blob> =>
  capture(video, { width: video.videoWidth, height: video.videoHeight })

/** A chosen picture, upright and in the size of a print, without what was written beside it. @throws when the browser cannot read it */
export async function captureFile(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    return await capture(picture, picture)
  } finally {
    picture.close()
  }
}
