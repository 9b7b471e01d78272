import 'server-only'
import type { NextRequest } from 'next/server'
import { boolean, object, string } from 'yup'
import { DomainError } from '@/domain/error'
import type { Provider } from '@/services/account/social'
import { CLIENT_ADDRESS } from '../client-address'
import { visitorOf } from '../gateway/visitor'
import { log } from '../services/embedded'
import { callService } from '../services/transport'
import { readSession } from '../session-cookie'
import { openSession } from '../sign-in'
import { acquisitionOf } from './acquisition'

const failureSchema = object({ code: string().required(), message: string() })
const enteredSchema = object({ data: object({ is_complete: boolean().required() }).required() })

const address = (path: string) => `http://account.internal${path}`

/** The session this browser had before does not outlive the new one. */
async function endFormerSession(request: NextRequest): Promise<void> {
  const former = await readSession(request.cookies)
  if (!former) return
  const logout = new Request(address('/auth/logout'), {
    headers: { authorization: `Bearer ${former.token}` },
  })
  await callService('account', logout).catch((error: unknown) =>
    log.warn({ err: error }, 'an old session was not ended'),
  )
}

/**
 * Signs the visitor in with a provider's token, as any client of the account service would; gives the Set-Cookie lines of the session.
 * @throws DomainError with the service's code
 */
export async function enterWith(
  request: NextRequest,
  provider: Provider,
  accessToken: string,
): Promise<{ isComplete: boolean; cookies: string[] }> {
  const visitor = visitorOf(request)
  const response = await callService(
    'account',
    new Request(address(`/auth/login/${provider}`), {
      method: 'POST',
      headers: {
        ...visitor.headers,
        [CLIENT_ADDRESS]: request.headers.get(CLIENT_ADDRESS) ?? 'unknown',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ access_token: accessToken, ...acquisitionOf(request) }),
    }),
  )
  const answer: unknown = await response.json()
  if (!response.ok) {
    const { code, message } = failureSchema.validateSync(answer)
    throw new DomainError(code, response.status, message)
  }
  const cookies = await openSession(answer)
  const { data } = enteredSchema.validateSync(answer)
  if (cookies.length === 0) throw new Error('the account service opened no session')
  await endFormerSession(request)
  return { isComplete: data.is_complete, cookies: [...visitor.cookies, ...cookies] }
}
