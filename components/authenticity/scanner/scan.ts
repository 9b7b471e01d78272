import { type CameraFault, openCamera } from '@/lib/client/browser/camera'
import { type Detect, loadDetect } from './detect'

/** Between two looks at the camera's picture. */
const PAUSE_MS = 150

/** The camera at the back, or the one there is; enough pixels for a code on a box. */
const VIDEO = { facingMode: 'environment', width: { ideal: 1_280 }, height: { ideal: 720 } }

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

  const fail = (fault: CameraFault) => {
    if (isOver()) return
    end.abort()
    onFault(fault)
  }
  const look = async (detect: Detect) => {
    while (!isOver()) {
      const text = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await detect(video) : null
      if (isOver()) return
      if (text !== null && onText(text)) end.abort()
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
  // Loaded while the visitor is asked for permission.
  const loading = loadDetect()
  const scan = async (stream: MediaStream) => {
    const detect = await loading
    if (isOver()) return
    video.srcObject = stream
    await video.play()
    onScanning()
    await look(detect)
  }
  const close = openCamera(VIDEO, {
    onOpen: (stream) => void scan(stream).catch(() => fail('failed')),
    onFault: fail,
  })
  end.signal.addEventListener('abort', close)
  loading.catch(() => fail('failed'))
  return () => end.abort()
}
