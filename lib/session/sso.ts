import 'server-only'
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { object, string } from 'yup'
import { safeNext } from '@/domain/account/next-path'
import { type SessionContent } from './session-cookie'
import { ssoClient } from '@/lib/services/clients'
import { readData } from '@/lib/services/read'
import { STATE, TICKET } from './sso-query'
import { brokerOrigin } from '@/lib/http/shop-hosts'

export const STATE_COOKIE = 'nang_sso_state'
export const NO_TICKET = 'none'
export const STATE_SECONDS = 120

const HEALTH_TIMEOUT_MS = 1_500

/** Address where a browser on `host` asks the broker, and the state that must come back; null when this host is the broker or it does not answer. */
export async function redirectToBroker(
  host: string | null,
  back: URL,
): Promise<{ redirect: string; state: string } | null> {
  const broker = brokerOrigin()
  if (host === null || host === broker) return null
  const isUp = await fetch(`${broker}/healthz`, {
    signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS),
    cache: 'no-store',
  }).then(
    (answer) => answer.ok,
    () => false,
  )
  if (!isUp) return null
  const state = randomBytes(16).toString('base64url')
  const query = new URLSearchParams({ return: back.toString(), state })
  return { redirect: `${broker}/api/sso/enter?${query}`, state }
}

/** The broker's redirect back to the host that asked, with a ticket when the visitor is a member here. */
export async function answerHost(back: URL, state: string, session: SessionContent | null): Promise<URL> {
  const url = new URL(back)
  url.searchParams.set(TICKET, session ? await ticketFor(url.origin, session) : NO_TICKET)
  url.searchParams.set(STATE, state)
  return url
}

async function ticketFor(audience: string, { token }: SessionContent): Promise<string> {
  const answer = ssoClient.tickets.$post(
    { json: { audience } },
    { headers: { authorization: `Bearer ${token}` } },
  )
  return readData(answer, object({ ticket: string().required() })).then(
    ({ ticket }) => ticket,
    // The session has ended on another host.
    () => NO_TICKET,
  )
}

/** Exchanges a ticket for the account service's sign-in answer; null for an invalid ticket. */
export async function redeemTicket(
  ticket: string,
  audience: string,
  headers: Record<string, string>,
): Promise<unknown> {
  if (ticket === NO_TICKET) return null
  const answer = await ssoClient.tickets.use.$post({ json: { ticket, audience } }, { headers })
  return answer.ok ? answer.json() : null
}

export function isSameState(sent: string | undefined, returned: string | null): boolean {
  const one = Buffer.from(sent ?? '')
  const other = Buffer.from(returned ?? '')
  return one.length > 0 && one.length === other.length && timingSafeEqual(one, other)
}

/** The original address, without the broker's parameters. */
export function cleanPath(url: URL): string {
  const clean = new URL(url)
  clean.searchParams.delete(TICKET)
  clean.searchParams.delete(STATE)
  return safeNext(clean.pathname + clean.search)
}
