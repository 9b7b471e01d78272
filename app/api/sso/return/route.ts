import type { NextRequest } from 'next/server'
import { safeNext } from '@/domain/account/next-path'
import { CLIENT_ADDRESS } from '@/lib/http/client-address'
import { visitorOf } from '@/lib/gateway/visitor'
import { brokerVisitedCookie, cookieLine } from '@/lib/session/session-cookie'
import { calledOrigin } from '@/lib/http/shop-hosts'
import { openSession } from '@/lib/session/sign-in'
import { isSameState, STATE_COOKIE, redeemTicket } from '@/lib/session/sso'
import { STATE, TICKET } from '@/lib/session/sso-query'

/** Last step of the broker's return: the middleware has sent the ticket here; the browser goes on to the page it was on. */
export async function GET(request: NextRequest) {
  const { searchParams } = request.nextUrl
  const headers = new Headers({
    location: safeNext(searchParams.get('to')),
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  })
  const visitor = visitorOf(request)
  const lines = [...visitor.cookies, brokerVisitedCookie(), cookieLine(STATE_COOKIE, '', { seconds: 0 })]
  const host = calledOrigin(request.headers)
  const ticket = searchParams.get(TICKET)
  // Without the state that was given to this browser, the ticket may belong to another visitor.
  if (host && ticket && isSameState(request.cookies.get(STATE_COOKIE)?.value, searchParams.get(STATE))) {
    const address = request.headers.get(CLIENT_ADDRESS) ?? 'unknown'
    lines.push(
      ...(await openSession(
        await redeemTicket(ticket, host, { ...visitor.headers, [CLIENT_ADDRESS]: address }),
      )),
    )
  }
  for (const line of lines) headers.append('set-cookie', line)
  return new Response(null, { status: 303, headers })
}
