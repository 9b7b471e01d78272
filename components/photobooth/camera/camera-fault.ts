/** Why there is no picture from a camera; each has its own way on. */
export type CameraFault =
  /** not allowed, by the visitor, the browser or its owner */
  | 'refused'
  /** the device has none */
  | 'missing'
  /** another program has it */
  | 'busy'
  /** the browser has no such thing, or the page is not secure */
  | 'unsupported'
  /** it ended while it was on */
  | 'lost'

const FAULTS: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
  TypeError: 'unsupported',
}

/** What a failure of getUserMedia means. */
export function cameraFaultOf(failure: unknown): CameraFault {
  const name = typeof failure === 'object' && failure !== null && 'name' in failure ? failure.name : ''
  return (typeof name === 'string' ? FAULTS[name] : undefined) ?? 'busy'
}
