import type { Failure } from '@/domain/envelope'
import { DomainError } from '@/domain/error'
import { ConnectionError } from './connection'

/** A transfer of which nothing has moved for so long has broken off. */
const STALLED_MS = 30_000

interface PutOptions {
  /** receives the uploaded share, 0 to 1 */
  onProgress: (share: number) => void
  /** stops the transfer */
  signal?: AbortSignal
}

/** What the service said of a picture it refused. */
function refusalOf(status: number, body: string): DomainError {
  let failure: Partial<Failure> = {}
  try {
    failure = (JSON.parse(body) ?? {}) as Partial<Failure>
  } catch {
    // An answer that is no service's, such as a proxy's page.
  }
  const { code = 'NETWORK', message = 'upload failed', details, text } = failure
  return new DomainError(code, status, message, details, text)
}

/**
 * Puts a JPEG at a signed address (REV-19), which is all it needs: no bearer token goes with it. By XMLHttpRequest, as fetch reports no
 * progress of what is sent.
 * @throws DomainError with the service's code; ConnectionError without an answer; AbortError once stopped
 */
export function putPicture(
  address: string,
  picture: Blob,
  { onProgress, signal }: PutOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let stalled: ReturnType<typeof setTimeout>
    const watch = () => {
      clearTimeout(stalled)
      stalled = setTimeout(() => {
        reject(new ConnectionError(new DOMException('upload stalled', 'TimeoutError')))
        request.abort()
      }, STALLED_MS)
    }
    const stop = () => {
      reject(new DOMException('upload stopped', 'AbortError'))
      request.abort()
    }
    request.open('PUT', address)
    request.setRequestHeader('content-type', 'image/jpeg')
    request.upload.onprogress = ({ loaded, total }) => {
      watch()
      onProgress(total > 0 ? loaded / total : 0)
    }
    request.onload = () =>
      request.status >= 200 && request.status < 300
        ? resolve()
        : reject(refusalOf(request.status, request.responseText))
    request.onerror = () => reject(new ConnectionError(new Error('upload broke off')))
    request.onloadend = () => {
      clearTimeout(stalled)
      signal?.removeEventListener('abort', stop)
    }
    if (signal?.aborted) {
      stop()
      return
    }
    signal?.addEventListener('abort', stop)
    watch()
    request.send(picture)
  })
}
