import { PRINT } from '@/domain/photobooth/print'
import { printCanvas, toJpeg } from '../camera/capture'

/** The frame's picture did not come: the photo can do without. */
export class MissingFrame extends Error {}

async function loadFrame(src: string): Promise<HTMLImageElement> {
  const picture = new Image()
  // A frame of another host must not lock the canvas.
  picture.crossOrigin = 'anonymous'
  picture.src = src
  try {
    await picture.decode()
  } catch (failure) {
    throw new MissingFrame('the frame was not loaded', { cause: failure })
  }
  return picture
}

/**
 * A photo in its frame as a JPEG of a print's size.
 * @param frame address of the frame; null for none
 * @throws MissingFrame; others when the browser cannot draw
 */
export async function drawPrint(shot: Blob, frame: string | null): Promise<Blob> {
  const [photo, over] = await Promise.all([createImageBitmap(shot), frame === null ? null : loadFrame(frame)])
  try {
    const { canvas, context } = printCanvas()
    context.drawImage(photo, 0, 0, PRINT.width, PRINT.height)
    if (over) context.drawImage(over, 0, 0, PRINT.width, PRINT.height)
    return await toJpeg(canvas)
  } finally {
    photo.close()
  }
}
