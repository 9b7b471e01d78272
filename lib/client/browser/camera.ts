/** Why there is no picture from a camera; each has its own way on. */
export type CameraFault =
  /** not allowed, by the visitor, the browser or its owner */
  | 'refused'
  /** the device has none */
  | 'missing'
  /** another program has it */
  | 'busy'
  /** the browser has no such thing, or the page is not secure: trying again does not help */
  | 'unsupported'
  /** it ended while it was on */
  | 'lost'
  /** for a reason that the browser does not name */
  | 'failed'

const FAULTS: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
  TypeError: 'unsupported',
}

/** What a failure of getUserMedia means. A DOMException is no Error in every environment. */
function faultOf(failure: unknown): CameraFault {
  const name = typeof failure === 'object' && failure !== null && 'name' in failure ? failure.name : ''
  return (typeof name === 'string' ? FAULTS[name] : undefined) ?? 'failed'
}

const stop = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop())

async function requestCamera(video: MediaTrackConstraints): Promise<MediaStream> {
  // A page without https and some browsers inside apps have no mediaDevices, whatever the types say.
  if (!('mediaDevices' in navigator)) throw new TypeError('this page has no cameras')
  return navigator.mediaDevices.getUserMedia({ audio: false, video })
}

interface CameraEvents {
  onOpen: (stream: MediaStream) => void
  /** the camera is off */
  onFault: (fault: CameraFault) => void
}

/**
 * Opens a camera, without sound. Gives the function that closes it, also while the visitor is still asked for permission; after it nothing
 * is reported.
 */
export function openCamera(video: MediaTrackConstraints, { onOpen, onFault }: CameraEvents): () => void {
  const closing = new AbortController()
  const { signal } = closing
  const fail = (fault: CameraFault) => {
    if (signal.aborted) return
    closing.abort()
    onFault(fault)
  }
  requestCamera(video).then(
    (stream) => {
      if (signal.aborted) {
        stop(stream)
        return
      }
      signal.addEventListener('abort', () => stop(stream))
      // The camera may be unplugged, or its permission withdrawn.
      stream.getVideoTracks()[0]?.addEventListener('ended', () => fail('lost'))
      onOpen(stream)
    },
    (failure: unknown) => fail(faultOf(failure)),
  )
  return () => closing.abort()
}
