import type { Failure, Page, Success } from '@/domain/envelope'
import { DomainError } from '@/domain/error'
import type { Address, Api } from './api-types'
import { ConnectionError, fetchInTime } from './connection'
import { type LostBy, reportSessionLost } from './member/session-lost'

/**
 * Calls of the browser, always to our own gateway (`/api/<service><path>`). Paths, what they take and what they answer with are the types
 * of the services' own routes: an answer's shape is trusted here, its failure is not.
 */

/** A body that is no JSON is a server failure; one that breaks off is a connection failure. */
const bodyOf = (response: Response): Promise<unknown> =>
  response.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) return null
    throw new ConnectionError(error)
  })

/**
 * The envelope of an answer to what the shopper did, or to what the page reads.
 * @throws DomainError with the service's code; ConnectionError when the answer breaks off
 */
export async function answerOf(response: Response, by: LostBy = 'act'): Promise<{ data?: unknown }> {
  const body = await bodyOf(response)
  if (response.ok && typeof body === 'object' && body !== null) return body
  const failure = (body ?? {}) as Partial<Failure>
  if (failure.code === 'UNAUTHENTICATED') reportSessionLost(by)
  throw new DomainError(
    failure.code ?? 'NETWORK',
    response.status,
    failure.message ?? 'request failed',
    failure.details,
    failure.text,
  )
}

const read = async (address: string, signal?: AbortSignal): Promise<unknown> =>
  (await answerOf(await fetchInTime(address, { signal }), 'read')).data

/** `data` of a GET; `signal` ends it in place of the time a call has. @throws DomainError with the service's code; ConnectionError without an answer */
export function getData<T>(address: Address<Success<T>>, signal?: AbortSignal): Promise<T>
export function getData(address: string, signal?: AbortSignal): Promise<unknown> {
  return read(address, signal)
}

/** A page of a list. @throws DomainError with the service's code */
export async function getPage<T>(address: Address<Page<T>>): Promise<Page<T>>
export async function getPage(address: string): Promise<unknown> {
  return answerOf(await fetchInTime(address), 'read')
}

/** What a call takes, as the routes' validators name the parts. */
interface Input {
  param?: Record<string, string>
  query?: Record<string, string | undefined>
  header?: Record<string, string>
  json?: object
}

async function send(method: string, address: string, { header, json = {} }: Input): Promise<unknown> {
  const response = await fetchInTime(address, {
    method,
    headers: { 'content-type': 'application/json', ...header },
    body: JSON.stringify(json),
    // A removal whose HOÀN TÁC has run out is sent while the page goes away.
    keepalive: true,
  })
  return (await answerOf(response)).data
}

function addressOf(route: string, { param = {}, query = {} }: Input): string {
  const path = route.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(param[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value)
  return search.size > 0 ? `${path}?${search}` : path
}

/** `route` ends in the method: '…/carts/me/$get'. */
function call(route: string, input: Input = {}): unknown {
  const [path = '', method = ''] = route.split('/$')
  const address = addressOf(path, input)
  if (method === 'path') return address
  return method === 'get' ? read(address) : send(method.toUpperCase(), address, input)
}

const routeAt = (route: string): unknown =>
  new Proxy(() => undefined, {
    get: (_, name) => routeAt(`${route}/${String(name)}`),
    apply: (_, __, [input]: [Input?]) => call(route, input),
  })

/**
 * The services' routes that a browser may call: `api.cart.carts.me.lines[':id'].$put({ param, json })` is PUT /api/cart/carts/me/lines/…,
 * and gives `data` of the answer. `$path()` is the address alone, for keys of answers.
 * @throws DomainError with the service's code and details; ConnectionError without an answer
 */
export const api = routeAt('/api') as Api
