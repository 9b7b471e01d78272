import 'server-only'
import type { NextRequest } from 'next/server'
import { isProvider, type Provider } from '@/domain/account/providers'
import { DomainError } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import { log } from '@/lib/services/embedded'
import { type Attempt, attemptOf, forgetAttempt, isStateOf } from './attempt'
import { returnUrl } from './begin-sign-in'
import { signInWithToken } from './sign-in-with-token'
import { PROVIDER_FLOWS } from './provider-flows'
import { loginPath, memberPath, redirectTo } from './landing'

/** The access token of a return whose sign-in this browser began. @throws INVALID_STATE, PROVIDER_REFUSED, PROVIDER_FAILED */
async function tokenOf(request: NextRequest, provider: Provider, attempt: Attempt | null): Promise<string> {
  const answer = request.nextUrl.searchParams
  if (!attempt || !isStateOf(attempt, answer.get('state')))
    throw domainError('INVALID_STATE', 'this sign-in was not begun here, or is over')
  const code = answer.get('code')
  if (!code) throw domainError('PROVIDER_REFUSED', 'the provider gave no code')
  const { verifier } = attempt
  return PROVIDER_FLOWS[provider].exchange({ code, verifier, redirectUri: returnUrl(request, provider) })
}

function codeOf(provider: Provider, error: unknown): string {
  if (error instanceof DomainError) return error.code
  log.error({ provider, err: error }, 'social sign-in failed')
  return 'PROVIDER_FAILED'
}

/**
 * GET /api/signin/{provider}/return: the browser is back from the provider. Ends signed in on the page it came from or on what its
 * profile lacks, else at home with the login overlay; whatever comes of it, the attempt is over.
 */
export async function finishSignIn(request: NextRequest, provider: string): Promise<Response> {
  if (!isProvider(provider) || !PROVIDER_FLOWS[provider].isOn())
    return redirectTo(loginPath('/', 'PROVIDER_OFF'), [])
  const attempt = await attemptOf(request, provider)
  const next = attempt?.next ?? '/'
  const over = forgetAttempt(provider)
  if (PROVIDER_FLOWS[provider].isCancelled(request.nextUrl.searchParams))
    return redirectTo(loginPath(next), [over])
  try {
    const token = await tokenOf(request, provider, attempt)
    const { isComplete, cookies } = await signInWithToken(request, provider, token)
    return redirectTo(memberPath(next, isComplete), [over, ...cookies])
  } catch (error) {
    return redirectTo(loginPath(next, codeOf(provider, error)), [over])
  }
}
