import { drawOn, drawSizes, type PreparedPhoto } from './draw-sizes'

/** Prepares photos beside the page: decoding one of a phone's camera takes longer than a frame. One message in, one out, in order. */

export type WorkerAnswer = { prepared: PreparedPhoto } | { failed: string }

const surfaceOf = (width: number, height: number) => {
  const canvas = new OffscreenCanvas(width, height)
  return {
    draw: (photo: ImageBitmap) => drawOn(canvas.getContext('2d'), photo, width, height),
    toJpeg: (quality: number) => canvas.convertToBlob({ type: 'image/jpeg', quality }),
  }
}

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const answer = (message: WorkerAnswer) => postMessage(message)
  if (!(data instanceof Blob)) return
  drawSizes(data, surfaceOf).then(
    (prepared) => answer({ prepared }),
    (failure: unknown) => answer({ failed: failure instanceof Error ? failure.name : 'Error' }),
  )
})
