/** Reads QR codes: by the browser's BarcodeDetector where there is one, else by a library that is loaded then. */

interface NativeDetector {
  detect(source: ImageBitmapSource): Promise<readonly { rawValue: string }[]>
}

declare global {
  interface Window {
    BarcodeDetector?: {
      new (options: { formats: string[] }): NativeDetector
      getSupportedFormats(): Promise<string[]>
    }
  }
}

/** A video's frame or a picture. */
export type Source = HTMLVideoElement | ImageBitmap

/** The text of the QR code on show; null while there is none. */
export type Detect = (source: Source) => Promise<string | null>

const QR = 'qr_code'

/** Longest side of what the library reads, pixels: enough for a code that fills a quarter of the picture. */
const MOST_PIXELS = 1_280
/** A single picture may take longer than a frame of a film. */
const PICTURE_MS = 1_500

async function nativeDetector(): Promise<NativeDetector | null> {
  const Native = window.BarcodeDetector
  if (!Native) return null
  try {
    return (await Native.getSupportedFormats()).includes(QR) ? new Native({ formats: [QR] }) : null
  } catch {
    // Some systems have the class and not the service behind it.
    return null
  }
}

const sizeOf = (source: Source) =>
  source instanceof HTMLVideoElement
    ? { width: source.videoWidth, height: source.videoHeight }
    : { width: source.width, height: source.height }

async function libraryDetect(): Promise<Detect> {
  const { decodeQR } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return (source) => {
    const { width, height } = sizeOf(source)
    const scale = Math.min(1, MOST_PIXELS / Math.max(width, height, 1))
    canvas.width = Math.max(1, Math.round(width * scale))
    canvas.height = Math.max(1, Math.round(height * scale))
    if (!context || width === 0) return Promise.resolve(null)
    context.drawImage(source, 0, 0, canvas.width, canvas.height)
    const image = context.getImageData(0, 0, canvas.width, canvas.height)
    const options = source instanceof HTMLVideoElement ? {} : { effort: 8, timeLimit: PICTURE_MS }
    try {
      return Promise.resolve(decodeQR(image, options))
    } catch {
      // The library throws where there is no code.
      return Promise.resolve(null)
    }
  }
}

/** Gives the reader of this browser. A native one that fails is replaced by the library. */
export async function loadDetect(): Promise<Detect> {
  const native = await nativeDetector()
  if (!native) return libraryDetect()
  let fallback: Promise<Detect> | undefined
  return async (source) => {
    if (!fallback) {
      try {
        const [found] = await native.detect(source)
        return found?.rawValue ?? null
      } catch {
        fallback = libraryDetect()
      }
    }
    return (await fallback)(source)
  }
}
