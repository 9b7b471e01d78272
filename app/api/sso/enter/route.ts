import type { NextRequest } from 'next/server'
import { readSession } from '@/lib/session/session-cookie'
import { shopAddress } from '@/lib/http/shop-hosts'
import { answerHost } from '@/lib/session/sso'

/**
 * Entry of the broker: a browser comes from another host of the shop and is sent back with a ticket, or with the answer that it is a
 * visitor.
 */
export async function GET(request: NextRequest) {
  const { searchParams } = request.nextUrl
  const back = shopAddress(searchParams.get('return'))
  if (!back)
    return Response.json(
      { success: false, code: 'UNKNOWN_HOST', message: 'not a host of this shop' },
      { status: 400 },
    )
  const session = await readSession(request.cookies)
  const url = await answerHost(back, searchParams.get('state') ?? '', session)
  return new Response(null, {
    status: 303,
    headers: {
      location: url.toString(),
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    },
  })
}
