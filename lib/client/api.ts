import type { Failure, Page } from '@/domain/envelope'
import { DomainError } from '@/domain/error'
import { ConnectionError, fetchInTime } from './connection'
import { sessionLost } from './session-lost'

/**
 * Calls of the browser, always to our own gateway (`/api/<service><path>`), whose answers the storefront's server has typed:
 * the shape is trusted here, the failure is not.
 */

/** Calls whose own 401 is about what was typed, not about who is asking (decisions.md). */
const OWN_401 = /^\/api\/account\/auth\/(login|otp|change-password|set-password)/

/** What is no JSON is no answer of a service; what breaks off half-way is none at all. */
const bodyOf = (response: Response): Promise<unknown> =>
  response.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) return null
    throw new ConnectionError(error)
  })

async function answerOf(path: string, response: Response): Promise<{ data?: unknown }> {
  const body = await bodyOf(response)
  if (response.ok && typeof body === 'object' && body !== null) return body
  const failure = (body ?? {}) as Partial<Failure>
  if (response.status === 401 && (failure.code === 'UNAUTHENTICATED' || !OWN_401.test(path))) sessionLost()
  throw new DomainError(
    failure.code ?? 'NETWORK',
    response.status,
    failure.message ?? 'request failed',
    failure.details,
  )
}

/** `data` of a GET, for SWR. @throws DomainError with the service's code; ConnectionError without an answer */
export async function getData<T>(path: string): Promise<T> {
  return (await answerOf(path, await fetchInTime(path))).data as T
}

/** A page of a list, for SWR. @throws DomainError with the service's code */
export async function getPage<T>(path: string): Promise<Page<T>> {
  return (await answerOf(path, await fetchInTime(path))) as Page<T>
}

/** Sends a call that changes something; gives `data` of the answer. @throws DomainError with the service's code and details; ConnectionError without an answer */
export async function send<T>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: object = {},
  headers: Record<string, string> = {},
): Promise<T> {
  const response = await fetchInTime(path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    // A removal whose HOÀN TÁC has run out is sent while the page goes away.
    keepalive: true,
  })
  return (await answerOf(path, response)).data as T
}

/** Address of a list call through the gateway. */
export function listPath(
  path: string,
  { filter, sort, skip = 0, limit }: { filter?: object; sort?: string; skip?: number; limit: number },
) {
  const query = new URLSearchParams({ skip: String(skip), limit: String(limit) })
  if (filter) query.set('filter', JSON.stringify(filter))
  if (sort) query.set('sort', sort)
  return `/api/${path}?${query}`
}
