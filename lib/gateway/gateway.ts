import 'server-only'
import type { NextRequest } from 'next/server'
import type { Failure } from '@/domain/envelope'
import { DomainError } from '@/domain/error'
import { CLIENT_ADDRESS } from '@/lib/http/client-address'
import { BrokenOff } from '@/lib/http/read-body'
import { endFormerSession } from '@/lib/session/end-former-session'
import {
  readSession,
  type SealedSession,
  type SessionContent,
  signInCookies,
  signOutCookies,
} from '@/lib/session/session-cookie'
import { calledOrigin } from '@/lib/http/shop-hosts'
import { sessionAfter, sessionIn, withoutToken } from '@/lib/session/sign-in'
import { log } from '../services/embedded'
import { isService } from '../services/hosts'
import { callService } from '../services/transport'
import { type BrowserCall, changesState, findCall } from './calls'
import { readPayload } from './payload'
import { describeRefusal, refusalText } from './refusal'
import { isFromOwnPage } from './same-site'
import { visitorOf } from './visitor'

const refuse = (status: number, code: string, message: string) =>
  Response.json({ success: false, code, message, text: refusalText(code, message) } satisfies Failure, {
    status,
    headers: { 'cache-control': 'no-store' },
  })

const BAD_REQUEST = 400

/** No answer is shared; one that the service wants kept nowhere is not stored by the browser either. */
const cachingOf = ({ headers }: Response) =>
  headers.get('cache-control')?.includes('no-store') ? 'private, no-store' : 'private, no-cache'

/** Headers of the service's answer that a browser gets to see. */
const PASSED_BACK = ['content-type', 'content-disposition', 'retry-after']

/**
 * Forwards a browser's call to a service: `/api/<service><path>`. Known services and paths only. The browser's headers are not forwarded:
 * the service learns the caller from the gateway's own headers and the bearer token of the sealed cookie. Calls that change something must
 * come from a page of this host.
 */
export async function forwardBrowserCall(
  request: NextRequest,
  service: string,
  path: string,
): Promise<Response> {
  const call = isService(service) ? await findCall(service, request.method, path) : null
  if (!isService(service) || !call) return refuse(404, 'UNKNOWN_PATH', 'no such call')
  if (changesState(call) && !isFromOwnPage(request.headers))
    return refuse(403, 'CROSS_SITE', 'call this from the shop itself')
  const visitor = visitorOf(request)
  const request_id = visitor.headers['x-request-id']
  const started = performance.now()
  try {
    const session = await readSession(request.cookies)
    const payload = await readPayload(request, call)
    const answer = await callService(
      service,
      new Request(`http://${service}.internal${path}${request.nextUrl.search}`, {
        method: request.method,
        headers: headersFor(call, request, visitor.headers, session),
        body: payload,
        signal: request.signal,
      }),
    )
    const ms = Math.round(performance.now() - started)
    log.debug({ service, path, status: answer.status, ms, request_id }, 'call')
    const { body, cookies } = await settleSession(call, answer, session)
    const headers = new Headers({ 'cache-control': cachingOf(answer), 'x-request-id': request_id ?? '' })
    for (const name of PASSED_BACK) {
      const value = answer.headers.get(name)
      if (value !== null) headers.set(name, value)
    }
    for (const line of [...visitor.cookies, ...cookies]) headers.append('set-cookie', line)
    return new Response(body, { status: answer.status, headers })
  } catch (error) {
    if (error instanceof DomainError) return refuse(error.status, error.code, error.message)
    const facts = { service, path, err: error, request_id }
    if (error instanceof BrokenOff) log.info(facts, 'the browser broke its call off')
    else log.error(facts, 'service did not answer')
    return refuse(503, 'SERVICE_UNAVAILABLE', 'service did not answer')
  }
}

function headersFor(
  call: BrowserCall,
  request: NextRequest,
  visitor: Record<string, string>,
  session: SessionContent | null,
): Headers {
  const headers = new Headers(visitor)
  headers.set(CLIENT_ADDRESS, request.headers.get(CLIENT_ADDRESS) ?? 'unknown')
  const type = request.headers.get('content-type')
  if (type !== null && call.method !== 'GET') headers.set('content-type', type)
  // Where a buyer comes back to from a provider's page.
  const origin = calledOrigin(request.headers)
  if (origin !== null) headers.set('x-shop-origin', origin)
  // The idempotency key: the same call sent twice does its work once.
  const agent = request.headers.get('user-agent')
  if (call.takesAgent && agent !== null) headers.set('user-agent', agent.slice(0, 400))
  const key = request.headers.get('idempotency-key')
  if (key !== null) headers.set('idempotency-key', key.slice(0, 80))
  if (session && call.fileBytes === undefined) headers.set('authorization', `Bearer ${session.token}`)
  return headers
}

/** The effect of an answer on the session cookie: opened, ended, or found invalid. A refusal is put into the shopper's words. */
async function settleSession(
  call: BrowserCall,
  answer: Response,
  session: SealedSession | null,
): Promise<{ body: BodyInit | null; cookies: string[] }> {
  if (answer.status >= BAD_REQUEST) {
    const { body, isSessionLost } = describeRefusal(call, answer.status, await answer.text())
    const isSignedOut = call.signsOut ? answer.status === 401 : isSessionLost && session !== null
    return { body, cookies: isSignedOut ? signOutCookies() : [] }
  }
  if (call.signsOut && answer.ok) return { body: answer.body, cookies: signOutCookies() }
  if (!answer.ok || !(call.signsIn ?? (call.tellsMember && session)))
    return { body: answer.body, cookies: [] }
  const parsed: unknown = await answer.json()
  const body = JSON.stringify(withoutToken(parsed))
  const entered = call.signsIn ? sessionIn(parsed) : null
  // Signing in ends the session this browser had before.
  if (entered && session) await endFormerSession(session)
  const next = entered ?? (session && sessionAfter(session, parsed))
  return { body, cookies: next && next !== session ? await signInCookies(next) : [] }
}
