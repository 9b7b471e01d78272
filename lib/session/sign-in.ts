import 'server-only'
import { boolean, number, object, string } from 'yup'
import { hasContactProfile } from '@/domain/account/user'
import { type SealedSession, type SessionContent, signInCookies } from './session-cookie'

const member = {
  id: number().integer().required(),
  user_name: string().nullable().default(null),
  first_name: string().nullable().default(null),
  last_name: string().nullable().default(null),
  email: string().nullable().default(null),
  phone_no: string().nullable().default(null),
}

/** Where the account service puts the bearer token (`clients.dashboard.token`, ACC-07). */
const entered = object({
  data: object({
    /** said of sign-ins with a provider alone */
    is_complete: boolean().optional(),
    user: object({
      ...member,
      clients: object({ dashboard: object({ token: string().required() }).required() }).required(),
    }).required(),
  }).required(),
})

/** The session that an answer opens; null for an answer that signs no member in. */
export function sessionIn(answer: unknown): SessionContent | null {
  if (!entered.isValidSync(answer, { strict: true })) return null
  const { user, is_complete } = entered.cast(answer).data
  return {
    token: user.clients.dashboard.token,
    userId: user.id,
    isComplete: isComplete(user),
    mustComplete: is_complete === false,
  }
}

/** The session is sealed again once a day, so that each visit extends its lifetime. */
const SEAL_MS = 86_400_000

/** The session updated by an answer with its member's record; the same one where nothing has changed. */
export function sessionAfter(session: SealedSession, answer: unknown): SessionContent {
  const data = answer !== null && typeof answer === 'object' && 'data' in answer ? answer.data : undefined
  const user: unknown = data !== null && typeof data === 'object' && 'user' in data ? data.user : data
  const known = object(member).required()
  if (user === undefined || !known.isValidSync(user, { strict: true })) return session
  const now = isComplete(known.cast(user))
  if (now === session.isComplete && Date.now() - session.sealedAt < SEAL_MS) return session
  return { ...session, isComplete: now, mustComplete: session.mustComplete && !now }
}

type Contact = Record<'user_name' | 'first_name' | 'last_name' | 'email' | 'phone_no', string | null>

const isComplete = (user: Contact) => hasContactProfile({ ...user, user_name: user.user_name ?? '' })

/** The answer for the browser: without the token. */
export function withoutToken(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer, (key, value: unknown) => (key === 'clients' ? undefined : value)))
}

/** Set-Cookie lines for an answer of the account service that signs in; none for any other. */
export async function openSession(answer: unknown): Promise<string[]> {
  const session = sessionIn(answer)
  return session ? signInCookies(session) : []
}
