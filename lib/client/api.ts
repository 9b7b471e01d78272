import type { Failure, Page } from '@/domain/envelope'
import { DomainError } from '@/domain/error'

/**
 * Calls of the browser, always to our own gateway (`/api/<service><path>`), whose answers the storefront's server has typed:
 * the shape is trusted here, the failure is not.
 */

async function answerOf(response: Response): Promise<{ data?: unknown }> {
  const body: unknown = await response.json().catch(() => null)
  if (response.ok && typeof body === 'object' && body !== null) return body
  const failure = (body ?? {}) as Partial<Failure>
  throw new DomainError(failure.code ?? 'NETWORK', response.status, failure.message ?? 'request failed')
}

/** `data` of a GET, for SWR. @throws DomainError with the service's code */
export async function getData<T>(path: string): Promise<T> {
  return (await answerOf(await fetch(path))).data as T
}

/** A page of a list, for SWR. @throws DomainError with the service's code */
export async function getPage<T>(path: string): Promise<Page<T>> {
  return (await answerOf(await fetch(path))) as Page<T>
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
