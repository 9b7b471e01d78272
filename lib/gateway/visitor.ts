import { randomUUID } from 'node:crypto'
import { isCanonicalUuid } from '@/domain/ids'
import { REQUEST_ID } from '@/lib/http/client-address'
import { cookieLine } from '@/lib/session/session-cookie'

const DEVICE_COOKIE = 'nang_device'
const SESSION_COOKIE = 'nang_visit'
const DEVICE_SECONDS = 365 * 86_400

/** A request as a route handler has it, or put together from `cookies()` and `headers()`. */
export interface VisitorRequest {
  cookies: { get(name: string): { value: string } | undefined }
  headers: { get(name: string): string | null }
}

function readId(request: VisitorRequest, name: string): string | null {
  const value = request.cookies.get(name)?.value
  return value && isCanonicalUuid(value) ? value : null
}

/**
 * The headers every call carries: platform, session id, device id, request id (NET-01).
 * A visitor without ids gets them with the answer; `cookies` are the Set-Cookie lines for that.
 */
export function visitorOf(request: VisitorRequest): { headers: Record<string, string>; cookies: string[] } {
  const knownDevice = readId(request, DEVICE_COOKIE)
  const knownSession = readId(request, SESSION_COOKIE)
  const device = knownDevice ?? randomUUID()
  const session = knownSession ?? randomUUID()
  return {
    headers: {
      'x-platform': 'nang-web-vn',
      'x-device-id': device,
      'x-session-id': session,
      // Given to every request as it comes in (lib/http/client-address.ts).
      [REQUEST_ID]: request.headers.get(REQUEST_ID) ?? randomUUID(),
    },
    cookies: [
      ...(knownDevice ? [] : [cookieLine(DEVICE_COOKIE, device, { seconds: DEVICE_SECONDS })]),
      ...(knownSession ? [] : [cookieLine(SESSION_COOKIE, session)]),
    ],
  }
}
