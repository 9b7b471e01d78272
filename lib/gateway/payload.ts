import { DomainError } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import type { BrowserCall } from './calls'

const JSON_BYTES = 65_536

const tooLarge = () => domainError('PAYLOAD_TOO_LARGE', 'the body is too large')

/** A body that ended before its end, as when a page is left while it sends a beacon: no fault of the shop's. */
export class BrokenOff extends Error {
  override name = 'BrokenOff'
}

/**
 * The body of a call, within its limit. @throws PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE: JSON is asked for by name, which a form on
 * another site cannot send unasked; BrokenOff
 */
export async function readPayload(
  request: Request,
  call: BrowserCall,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (call.method === 'GET' || request.body === null) return undefined
  const limit = call.fileBytes ?? JSON_BYTES
  const isJson = /^application\/json\b/i.test(request.headers.get('content-type') ?? '')
  if (call.fileBytes === undefined && !isJson && call.method !== 'DELETE')
    throw domainError('UNSUPPORTED_MEDIA_TYPE', 'send JSON')
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body) {
      size += chunk.length
      if (size > limit) throw tooLarge()
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof DomainError ? error : new BrokenOff('the body broke off', { cause: error })
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
