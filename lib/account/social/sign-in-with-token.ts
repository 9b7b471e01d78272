import 'server-only'
import type { NextRequest } from 'next/server'
import { boolean, object, string } from 'yup'
import type { Provider } from '@/domain/account/providers'
import { DomainError } from '@/domain/error'
import { acquisitionIn, REFERRAL_COOKIE, referralIn, sourceIn } from '@/lib/account/acquisition-cookies'
import { CLIENT_ADDRESS } from '@/lib/http/client-address'
import { endFormerSession } from '@/lib/session/end-former-session'
import { visitorOf } from '@/lib/gateway/visitor'
import { accountClient } from '@/lib/services/clients'
import { cookieLine, readSession } from '@/lib/session/session-cookie'
import { openSession } from '@/lib/session/sign-in'

const failureSchema = object({ code: string().required(), message: string() })
const enteredSchema = object({ data: object({ is_complete: boolean().required() }).required() })

/** The server cannot measure the screen: the browser's headers stand for it. */
const isPhone = (request: NextRequest) =>
  request.headers.get('sec-ch-ua-mobile') === '?1' ||
  (request.headers.get('user-agent') ?? '').includes('Mobi')

/** Where the visitor came from and who invited them, as POST /auth/login/{provider} takes it (AUT-05); only what there is. */
function acquisitionOf(request: NextRequest): Record<string, string> {
  const readCookie = (name: string) => request.cookies.get(name)?.value
  const referral_code = referralIn(readCookie)
  return {
    ...acquisitionIn(readCookie),
    ...(referral_code !== undefined && { referral_code }),
    acquisition_source: sourceIn(readCookie) ?? (isPhone(request) ? 'mobile web' : 'desktop web'),
  }
}

/**
 * Signs the visitor in with a provider's token, as any client of the account service would; gives the Set-Cookie lines of the session.
 * @throws DomainError with the service's code
 */
export async function signInWithToken(
  request: NextRequest,
  provider: Provider,
  accessToken: string,
): Promise<{ isComplete: boolean; cookies: string[] }> {
  const visitor = visitorOf(request)
  const origin = acquisitionOf(request)
  const response = await accountClient.auth.login[':provider'].$post(
    { param: { provider }, json: { access_token: accessToken, ...origin } },
    {
      headers: {
        ...visitor.headers,
        [CLIENT_ADDRESS]: request.headers.get(CLIENT_ADDRESS) ?? 'unknown',
      },
    },
  )
  const answer: unknown = await response.json()
  if (!response.ok) {
    const { code, message } = failureSchema.validateSync(answer)
    throw new DomainError(code, response.status, message)
  }
  const cookies = await openSession(answer)
  const { data } = enteredSchema.validateSync(answer)
  if (cookies.length === 0) throw new Error('the account service opened no session')
  const former = await readSession(request.cookies)
  if (former) await endFormerSession(former)
  // An invitation counts once.
  const used = origin.referral_code === undefined ? [] : [cookieLine(REFERRAL_COOKIE, '', { seconds: 0 })]
  return { isComplete: data.is_complete, cookies: [...visitor.cookies, ...cookies, ...used] }
}
