import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Grants, ProviderName } from './grants'

/** A call as the stand-in's protocols read it. */
export interface Call {
  method: string
  /** below the provider's own folder: '/token' */
  path: string
  query: URLSearchParams
  form: URLSearchParams
  headers: IncomingMessage['headers']
}

export interface Answer {
  status: number
  body: unknown
}

/** One provider as it looks from outside: the names of its authorization query, and its calls of servers. */
export interface Protocol {
  name: ProviderName
  appId: string
  secret: string
  clientParameter: 'app_id' | 'client_id'
  usesPkce: boolean
  deniedAnswer: Record<string, string>
  answer(call: Call, grants: Grants): Answer
}

export const answer = (body: unknown, status = 200): Answer => ({ status, body })

export const bearerOf = (call: Call): string | undefined =>
  /^Bearer (.+)$/.exec(call.headers.authorization ?? '')?.[1]

export const headerOf = (call: Call, name: string): string | undefined => {
  const value = call.headers[name]
  return typeof value === 'string' ? value : undefined
}

/** PKCE, S256 (RFC 7636). */
export const isVerifierOf = (challenge: string | null, verifier: string | null) =>
  verifier !== null && createHash('sha256').update(verifier).digest('base64url') === challenge
