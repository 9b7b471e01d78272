import { safeNext } from '@/domain/account/next-path'

/** What the login overlay can say of a sign-in that did not come about; anything else is PROVIDER_FAILED to the shopper. */
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

/** Home with the login overlay open; with a failure's code it says so there, without one it is as if nothing had been. */
export const loginPath = (next: string, code?: string): string =>
  path(
    '/',
    { login: '1', ...(code !== undefined && { error: FAILURES.get(code) ?? 'PROVIDER_FAILED' }) },
    next,
  )

/** Where a member goes who has come in: on, or to what their profile still lacks (AUT-13). */
export const memberPath = (next: string, isComplete: boolean): string =>
  isComplete ? safeNext(next) : path('/complete-profile', {}, next)

/** Sends the browser on; the answer is of this moment and this browser's alone. */
export function redirectTo(location: string, cookies: readonly string[]): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' })
  for (const line of cookies) headers.append('set-cookie', line)
  return new Response(null, { status: 303, headers })
}
