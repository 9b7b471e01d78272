import 'server-only'
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { sealData, unsealData } from 'iron-session'
import type { NextRequest } from 'next/server'
import { type InferType, object, string } from 'yup'
import type { Provider } from '@/domain/account/providers'
import { isSecure, sessionPassword } from '@/lib/session/session-cookie'

/** Time a sign-in at the provider may take, seconds. */
const LIFETIME = 600

const attemptSchema = object({
  provider: string().required(),
  state: string().required(),
  verifier: string().required(),
  next: string().required(),
})

/** A sign-in at a provider under way: kept sealed in the browser until it returns. */
export type Attempt = InferType<typeof attemptSchema>

// One for each provider: two of them may be open in two tabs.
const cookieName = (provider: Provider) => `nang_signin_${provider}`

const cookie = (provider: Provider, value: string, seconds: number) =>
  `${cookieName(provider)}=${value}; Path=/api/signin/${provider}; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isSecure() ? '; Secure' : ''}`

const seal = () => ({ password: sessionPassword(), ttl: LIFETIME })

const random = () => randomBytes(32).toString('base64url')

export const newAttempt = (provider: Provider, next: string): Attempt => ({
  provider,
  state: random(),
  verifier: random(),
  next,
})

/** The public side of the verifier (RFC 7636, S256). */
export const challengeOf = ({ verifier }: Attempt): string =>
  createHash('sha256').update(verifier).digest('base64url')

/** Set-Cookie line that keeps an attempt. */
export const keepAttempt = async (provider: Provider, attempt: Attempt): Promise<string> =>
  cookie(provider, await sealData(attempt, seal()), LIFETIME)

/** Set-Cookie line that removes it: an attempt returns once. */
export const forgetAttempt = (provider: Provider): string => cookie(provider, '', 0)

/** The attempt this browser began with this provider; null when there is none, it is too old, or not ours. */
export async function attemptOf(request: NextRequest, provider: Provider): Promise<Attempt | null> {
  const sealed = request.cookies.get(cookieName(provider))?.value
  if (!sealed) return null
  // A cookie that cannot be unsealed is no attempt.
  const opened: unknown = await unsealData(sealed, seal()).catch(() => null)
  const attempt = attemptSchema.isValidSync(opened) ? attemptSchema.cast(opened) : null
  return attempt?.provider === provider ? attempt : null
}

/** Compares in constant time. */
export function isStateOf(attempt: Attempt, given: string | null): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(attempt.state), digest(given ?? ''))
}
