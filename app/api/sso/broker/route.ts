import type { NextRequest } from 'next/server'
import { visitorOf } from '@/lib/gateway/visitor'
import { brokerVisitedCookie, cookieLine } from '@/lib/session/session-cookie'
import { calledOrigin, shopAddress } from '@/lib/http/shop-hosts'
import { redirectToBroker, STATE_COOKIE, STATE_SECONDS } from '@/lib/session/sso'

/** GET sso broker (AUT-03): whether the browser must visit another host of the shop to find its session, and its address. */
export async function GET(request: NextRequest) {
  const host = calledOrigin(request.headers)
  const back = shopAddress(request.nextUrl.searchParams.get('return'))
  const asking = back?.origin === host ? await redirectToBroker(host, back) : null
  const headers = new Headers({ 'cache-control': 'private, no-store' })
  for (const line of visitorOf(request).cookies) headers.append('set-cookie', line)
  headers.append(
    'set-cookie',
    asking ? cookieLine(STATE_COOKIE, asking.state, { seconds: STATE_SECONDS }) : brokerVisitedCookie(),
  )
  return Response.json(
    { success: true, data: { is_broker: !asking, redirect: asking?.redirect ?? null } },
    { headers },
  )
}
