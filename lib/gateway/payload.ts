import { domainError } from '@/domain/error-codes'
import { readBody } from '@/lib/http/read-body'
import type { BrowserCall } from './calls'

const JSON_BYTES = 65_536

/**
 * The body of a call, within its limit. @throws PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE: JSON is asked for by name, which a form on
 * another site cannot send unasked; BrokenOff
 */
export async function readPayload(
  request: Request,
  call: BrowserCall,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (call.method === 'GET' || request.body === null) return undefined
  const isJson = /^application\/json\b/i.test(request.headers.get('content-type') ?? '')
  if (call.fileBytes === undefined && !isJson && call.method !== 'DELETE')
    throw domainError('UNSUPPORTED_MEDIA_TYPE', 'send JSON')
  const body = await readBody(request, call.fileBytes ?? JSON_BYTES)
  if (body === null) throw domainError('PAYLOAD_TOO_LARGE', 'the body is too large')
  return body
}
