import 'server-only'
import { cookies, headers } from 'next/headers'
import { visitorOf } from '@/lib/gateway/visitor'
import { CLIENT_ADDRESS } from '@/lib/http/client-address'
import { readSession } from '@/lib/session/session-cookie'

/**
 * The headers by which a service knows who asks for a page, as the gateway sends them with a call of the same browser: session, device,
 * network address. A browser without a device id gets one with its first call; until then it owns nothing.
 */
export async function callerHeaders(): Promise<{ headers: Record<string, string> }> {
  const request = { cookies: await cookies(), headers: await headers() }
  const session = await readSession(request.cookies)
  return {
    headers: {
      ...visitorOf(request).headers,
      [CLIENT_ADDRESS]: request.headers.get(CLIENT_ADDRESS) ?? 'unknown',
      ...(session && { authorization: `Bearer ${session.token}` }),
    },
  }
}

/** The network address alone, for calls that only a limit concerns. */
export async function addressHeaders(): Promise<{ headers: Record<string, string> }> {
  return { headers: { [CLIENT_ADDRESS]: (await headers()).get(CLIENT_ADDRESS) ?? 'unknown' } }
}
