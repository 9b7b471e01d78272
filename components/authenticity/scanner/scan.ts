import { type CameraFault, cameraFault, closeCamera, openCamera } from './camera'
import { type Detect, loadDetect } from './detect'

/** Between two looks at the camera's picture. */
const PAUSE_MS = 150

interface ScanOptions {
  /** receives each text that is read; true ends the scan */
  onText: (text: string) => boolean
  /** the camera's picture is on show */
  onScanning: () => void
  /** the camera is off */
  onFault: (fault: CameraFault) => void
}

/** Shows the camera in `video` and reads QR codes in it. Gives the function that stops it and turns the camera off. */
export function startScan(video: HTMLVideoElement, { onText, onScanning, onFault }: ScanOptions): () => void {
  const end = new AbortController()
  const isOver = () => end.signal.aborted

  const open = async () => {
    const stream = await openCamera()
    end.signal.addEventListener('abort', () => closeCamera(stream))
    // The permission may have been given after the scanner was closed.
    if (isOver()) closeCamera(stream)
    return stream
  }
  const fail = (error: unknown) => {
    if (isOver()) return
    end.abort()
    onFault(cameraFault(error))
  }
  const look = async (detect: Detect) => {
    while (!isOver()) {
      const text = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await detect(video) : null
      if (isOver()) return
      if (text !== null && onText(text)) end.abort()
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
  const start = async () => {
    const [stream, detect] = await Promise.all([open(), loadDetect()])
    if (isOver()) return
    // The camera may be taken away while it is on.
    const lost = () => fail(new DOMException('the camera is gone', 'NotReadableError'))
    stream.getVideoTracks()[0]?.addEventListener('ended', lost)
    video.srcObject = stream
    await video.play()
    onScanning()
    await look(detect)
  }
  start().catch(fail)
  return () => end.abort()
}
