import { safeNext } from '@/domain/account/next-path'

/** Failures that the login overlay has a text for; every other code is shown as PROVIDER_FAILED. */
const FAILURES = new Map([
  ['EMPTY EMAIL!', 'EMPTY_EMAIL'],
  ['EMAIL_REGISTERED', 'EMAIL_REGISTERED'],
  ['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS'],
  ['INVALID_STATE', 'INVALID_STATE'],
  ['INVALID_TOKEN', 'PROVIDER_REFUSED'],
  ['PROVIDER_REFUSED', 'PROVIDER_REFUSED'],
])

function path(pathname: string, query: Record<string, string>, next: string): string {
  const wanted = safeNext(next)
  const search = new URLSearchParams(query)
  if (wanted !== '/') search.set('next', wanted)
  return search.size > 0 ? `${pathname}?${search}` : pathname
}

/** Home with the login overlay open; a failure's code is shown there. */
export const loginPath = (next: string, code?: string): string =>
  path(
    '/',
    { login: '1', ...(code !== undefined && { error: FAILURES.get(code) ?? 'PROVIDER_FAILED' }) },
    next,
  )

/** Where a member continues after sign-in: to `next`, or to the form for missing profile data (AUT-13). */
export const memberPath = (next: string, isComplete: boolean): string =>
  isComplete ? safeNext(next) : path('/complete-profile', {}, next)

/** Redirects the browser; the answer is never cached. */
export function redirectTo(location: string, cookies: readonly string[]): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' })
  for (const line of cookies) headers.append('set-cookie', line)
  return new Response(null, { status: 303, headers })
}
