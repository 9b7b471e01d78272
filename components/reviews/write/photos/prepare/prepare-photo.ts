import { drawOn, drawSizes, type PreparedPhoto, type Surface } from './draw-sizes'
import type { WorkerAnswer } from './photo-worker'

/** The file is no picture that this browser can read. */
export class UnreadablePhoto extends Error {}

/** A worker that has not answered by then will not. */
const WORKER_MS = 30_000

const canUseWorker = () => typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined'

const surfaceOf = (width: number, height: number): Surface => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  return {
    draw: (photo) => drawOn(canvas.getContext('2d'), photo, width, height),
    toJpeg: (quality) =>
      new Promise((resolve, reject) => {
        const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('not drawn')))
        canvas.toBlob(take, 'image/jpeg', quality)
      }),
  }
}

/** Null when the worker cannot do it, which says nothing about the photo. */
function prepareInWorker(file: Blob): Promise<PreparedPhoto | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./photo-worker.ts', import.meta.url))
    const end = (prepared: PreparedPhoto | null) => {
      clearTimeout(timer)
      worker.terminate()
      resolve(prepared)
    }
    const timer = setTimeout(end, WORKER_MS, null)
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) =>
      end('prepared' in data ? data.prepared : null)
    worker.onerror = () => end(null)
    worker.postMessage(file)
  })
}

/**
 * A chosen file as a photo: decoded, upright, at most 600x600 as a JPEG, without what the camera wrote beside it. In a worker where there is
 * one; the page does it where that fails, as in browsers whose workers have no canvas.
 * @throws UnreadablePhoto
 */
export async function preparePhoto(file: Blob): Promise<PreparedPhoto> {
  try {
    const prepared = canUseWorker() ? await prepareInWorker(file).catch(() => null) : null
    return prepared ?? (await drawSizes(file, surfaceOf))
  } catch (failure) {
    throw new UnreadablePhoto('the photo cannot be read', { cause: failure })
  }
}
