import 'server-only'
import { createHmac } from 'node:crypto'
import { sealData, unsealData } from 'iron-session'
import { boolean, number, object, string } from 'yup'
import { settings } from '@/settings'
import { KEPT_DAYS } from '@/domain/shop/retention'

/**
 * The session cookie: sealed, httpOnly, so that neither scripts nor the browser's owner can read the bearer token in it. Beside it a mark
 * that scripts may read: a member is signed in here (lib/client/member/session.ts).
 */
const SESSION = 'nang_session'
const MARK = 'nang_member'
const SSO = 'sso'
const LIFETIME_SECONDS = KEPT_DAYS.session * 86_400
/** Lifetime of the broker's answer "not signed in". */
const VISITOR_SECONDS = 1_800

const contents = object({
  token: string().required(),
  userId: number().integer().required(),
  isComplete: boolean().required(),
  mustComplete: boolean().required(),
  sealedAt: number().integer().required(),
})

export interface SessionContent {
  token: string
  userId: number
  /** whether /complete-profile has nothing left to ask (RTE-45), for the middleware */
  isComplete: boolean
  /** came from another provider with less than a profile needs, and has yet to fill it in (AUT-12) */
  mustComplete: boolean
}

export interface SealedSession extends SessionContent {
  /** milliseconds since 1970 */
  sealedAt: number
}

interface Cookies {
  get(name: string): { value: string } | undefined
}

/** @throws when SESSION_SECRET is shorter than 32 characters */
export function sessionPassword(): string {
  const secret = settings.SESSION_SECRET
  if (secret.length < 32) throw new Error('SESSION_SECRET must have at least 32 characters')
  return secret
}

/** Cookies are Secure where the shop is served over HTTPS. */
export const isSecure = () => settings.COOKIE_SECURE === 'true' || settings.SITE_URL.startsWith('https:')

/** A Set-Cookie line. `seconds`: undefined for as long as the browser is open, 0 to take it away. */
export function cookieLine(
  name: string,
  value: string,
  { seconds, isReadable = false }: { seconds?: number; isReadable?: boolean } = {},
): string {
  return [
    `${name}=${value}`,
    'Path=/',
    'SameSite=Lax',
    ...(isReadable ? [] : ['HttpOnly']),
    ...(seconds === undefined ? [] : [`Max-Age=${seconds}`]),
    ...(isSecure() ? ['Secure'] : []),
  ].join('; ')
}

/** The session in the cookie; whether its token is still valid is the account service's decision. */
export async function readSession(cookies: Cookies): Promise<SealedSession | null> {
  const sealed = cookies.get(SESSION)?.value
  if (!sealed) return null
  try {
    const content: unknown = await unsealData(sealed, {
      password: sessionPassword(),
      ttl: LIFETIME_SECONDS,
    })
    return contents.validateSync(content, { strict: true })
  } catch {
    // A foreign, expired or damaged seal is no session.
    return null
  }
}

/** What scripts see of who is signed in: the same for one member, and nothing that can be read from it. */
export const memberMark = (userId: number): string =>
  createHmac('sha256', sessionPassword()).update(`member\0${userId}`).digest('base64url').slice(0, 16)

/** Set-Cookie lines that sign in. */
export async function signInCookies(content: SessionContent): Promise<string[]> {
  const sealed = await sealData(
    { ...content, sealedAt: Date.now() },
    { password: sessionPassword(), ttl: LIFETIME_SECONDS },
  )
  return [
    cookieLine(SESSION, sealed, { seconds: LIFETIME_SECONDS }),
    cookieLine(MARK, memberMark(content.userId), { seconds: LIFETIME_SECONDS, isReadable: true }),
    cookieLine(SSO, '1', { seconds: LIFETIME_SECONDS, isReadable: true }),
  ]
}

/** Set-Cookie lines that sign out. */
export const signOutCookies = (): string[] => [
  cookieLine(SESSION, '', { seconds: 0 }),
  cookieLine(MARK, '', { seconds: 0, isReadable: true }),
  brokerVisitedCookie(),
]

/** Set-Cookie line that says: the broker has been asked on this host. */
export const brokerVisitedCookie = (): string =>
  cookieLine(SSO, '1', { seconds: VISITOR_SECONDS, isReadable: true })
