import 'server-only'
import type { NextRequest } from 'next/server'
import { safeNext } from '@/domain/account/next-path'
import { isProvider, type Provider } from '@/domain/account/providers'
import { calledOrigin } from '@/lib/http/shop-hosts'
import { site } from '@/lib/site'
import { challengeOf, keepAttempt, newAttempt } from './attempt'
import { PROVIDER_FLOWS } from './provider-flows'
import { loginPath, redirectTo } from './landing'

/** Where a provider sends the browser back to: the host of the shop it began on, each of them registered with the provider. */
export const returnUrl = ({ headers }: NextRequest, provider: Provider): string =>
  `${calledOrigin(headers) ?? site.url}/api/signin/${provider}/return`

/** GET /api/signin/{provider}?next=/path: redirects to the provider's page; the browser keeps the state that verifies its return. */
export async function beginSignIn(request: NextRequest, provider: string): Promise<Response> {
  const next = safeNext(request.nextUrl.searchParams.get('next'))
  if (!isProvider(provider) || !PROVIDER_FLOWS[provider].isOn())
    return redirectTo(loginPath(next, 'PROVIDER_OFF'), [])
  const attempt = newAttempt(provider, next)
  const location = PROVIDER_FLOWS[provider].authorizationUrl({
    redirectUri: returnUrl(request, provider),
    state: attempt.state,
    challenge: challengeOf(attempt),
  })
  return redirectTo(location, [await keepAttempt(provider, attempt)])
}
