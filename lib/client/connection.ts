/** A call that got no answer: there is no connection, it broke off, or the answer took too long. */
export class ConnectionError extends Error {
  constructor(cause: unknown) {
    super('no answer', { cause })
    this.name = 'ConnectionError'
  }

  get isTimeout(): boolean {
    // A DOMException, which not every realm counts among its errors.
    const { cause } = this
    return typeof cause === 'object' && cause !== null && 'name' in cause && cause.name === 'TimeoutError'
  }
}

/** A call without an answer by then has failed. */
const TIMEOUT_MS = 30_000

/** As `fetch`, with an end: the caller's own `signal`, or the time a call has. @throws ConnectionError without an answer */
export async function fetchInTime(path: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(path, { ...init, signal: init?.signal ?? AbortSignal.timeout(TIMEOUT_MS) })
  } catch (error) {
    throw new ConnectionError(error)
  }
}
