/** Why there is no picture of a camera. */
export type CameraFault = 'refused' | 'missing' | 'busy' | 'failed'

const FAULTS: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

export const cameraFault = (error: unknown): CameraFault =>
  error instanceof Error ? (FAULTS[error.name] ?? 'failed') : 'failed'

/** Opens the camera at the back, or the one there is. @throws as getUserMedia does; a NotFoundError where no camera can be asked for */
export function openCamera(): Promise<MediaStream> {
  // Missing on pages without https, and in some browsers inside apps.
  const devices: MediaDevices | undefined = 'mediaDevices' in navigator ? navigator.mediaDevices : undefined
  if (!devices) return Promise.reject(new DOMException('no camera can be asked for', 'NotFoundError'))
  return devices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1_280 }, height: { ideal: 720 } },
    audio: false,
  })
}

export const closeCamera = (stream: MediaStream): void => stream.getTracks().forEach((track) => track.stop())
