import 'server-only'
import { number, object, string } from 'yup'
import { type SessionContent, signInCookies } from './session-cookie'

/** Where the account service puts the bearer token (spec 1 §3 `clients.dashboard.token`). */
const entered = object({
  data: object({
    user: object({
      id: number().integer().required(),
      clients: object({ dashboard: object({ token: string().required() }).required() }).required(),
    }).required(),
  }).required(),
})

/** The session an answer opens; null for an answer that signs nobody in. */
export function sessionIn(answer: unknown): SessionContent | null {
  if (!entered.isValidSync(answer, { strict: true })) return null
  const { user } = answer.data
  return { token: user.clients.dashboard.token, userId: user.id }
}

/** The answer as a browser may have it: without the token, whatever else it carries. */
export function withoutToken(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer, (key, value: unknown) => (key === 'clients' ? undefined : value)))
}

/** Set-Cookie lines for an answer of the account service that signs in; none for any other. */
export async function openSession(answer: unknown): Promise<string[]> {
  const session = sessionIn(answer)
  return session ? signInCookies(session) : []
}
