import 'server-only'
import type { NextRequest } from 'next/server'
import type { Failure } from '@/domain/envelope'
import { log } from '../services/embedded'
import { isService } from '../services/hosts'
import { callService } from '../services/transport'
import { isAllowedCall } from './calls'
import { visitorOf } from './visitor'

const refuse = (status: number, code: string, message: string) =>
  Response.json({ success: false, code, message } satisfies Failure, {
    status,
    headers: { 'cache-control': 'no-store' },
  })

/**
 * Passes a browser's call on to a service: `/api/<service><path>`. Known services and paths only; what the browser sends as
 * headers stays here, the service sees who calls through ours alone.
 */
export async function passOn(request: NextRequest, service: string, path: string): Promise<Response> {
  if (!isService(service) || !isAllowedCall(service, request.method, path))
    return refuse(404, 'UNKNOWN_PATH', 'no such call')
  const visitor = visitorOf(request)
  const started = performance.now()
  try {
    const call = new Request(`http://${service}.internal${path}${request.nextUrl.search}`, {
      method: request.method,
      headers: visitor.headers,
      signal: request.signal,
    })
    const answer = await callService(service, call)
    const headers = new Headers({
      'content-type': answer.headers.get('content-type') ?? 'application/json',
      'cache-control': 'private, no-cache',
    })
    headers.set('x-request-id', visitor.headers['x-request-id'] ?? '')
    for (const line of visitor.cookies) headers.append('set-cookie', line)
    log.debug(
      {
        service,
        path,
        status: answer.status,
        ms: Math.round(performance.now() - started),
        request_id: visitor.headers['x-request-id'],
      },
      'call',
    )
    return new Response(answer.body, { status: answer.status, headers })
  } catch (error) {
    log.error(
      { service, path, err: error, request_id: visitor.headers['x-request-id'] },
      'service did not answer',
    )
    return refuse(503, 'SERVICE_UNAVAILABLE', 'service did not answer')
  }
}
