import 'server-only'
import type { NextRequest } from 'next/server'
import { CLIENT_ADDRESS, REQUEST_ID } from '@/lib/http/client-address'
import { BrokenOff, readBody } from '@/lib/http/read-body'
import { refuse } from '@/lib/http/refuse'
import { log } from '@/lib/services/embedded'
import type { Service } from '@/lib/services/hosts'
import { callService } from '@/lib/services/transport'

/** Longer than any message of a provider. */
const BODY_BYTES = 65_536
/** Headers of the connection or of a visitor, which a webhook must not set. */
const LEFT_HERE = ['cookie', 'authorization', 'host', 'connection', 'content-length', 'transfer-encoding']

function outsideHeaders(request: Request): Headers {
  const headers = new Headers(request.headers)
  for (const name of LEFT_HERE) headers.delete(name)
  headers.set(CLIENT_ADDRESS, request.headers.get(CLIENT_ADDRESS) ?? 'unknown')
  return headers
}

/**
 * Forwards the webhook of a payment provider or carrier to the service that checks it, and returns the service's answer unchanged. Cookies
 * play no part: the signature alone identifies the caller.
 */
export async function forwardWebhook(
  request: NextRequest,
  service: Service,
  path: string,
): Promise<Response> {
  try {
    const body = request.method === 'GET' ? undefined : await readBody(request, BODY_BYTES)
    if (body === null) return refuse(413, 'PAYLOAD_TOO_LARGE', 'the body is too large')
    const answer = await callService(
      service,
      new Request(`http://${service}.internal${path}${request.nextUrl.search}`, {
        method: request.method,
        headers: outsideHeaders(request),
        body,
      }),
    )
    const type = answer.headers.get('content-type')
    return new Response(answer.body, {
      status: answer.status,
      headers: { 'cache-control': 'no-store', ...(type !== null && { 'content-type': type }) },
    })
  } catch (error) {
    // Not accepted, so the provider sends it again.
    const facts = { service, err: error, request_id: request.headers.get(REQUEST_ID) }
    if (error instanceof BrokenOff) log.info(facts, 'a call from outside broke off')
    else log.error(facts, 'a call from outside was not answered')
    return refuse(503, 'SERVICE_UNAVAILABLE', 'service did not answer')
  }
}
