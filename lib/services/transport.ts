import 'server-only'
import { settings } from '@/settings'
import { callEmbedded } from './embedded'
import { hostsOf, rotation, type Service } from './hosts'

const nextHosts = rotation()
const TIMEOUT_MS = settings.SERVICE_TIMEOUT_MS

/** Headers of calls without a visitor: for pages cached for all. */
const STOREFRONT_HEADERS = {
  'x-platform': 'nang-web-vn',
  'x-session-id': 'storefront',
  'x-device-id': 'storefront',
}

const isIdempotent = (method: string) => method === 'GET' || method === 'HEAD'

async function callHost(host: string, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  return fetch(new Request(`${host}${pathname}${search}`, request), {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    cache: 'no-store',
  })
}

/**
 * Sends one request to a service: in process when no host is configured, else to the next host in turn.
 * A call that changes nothing is tried once more, on another host where there is one, after a network failure or a 5xx answer.
 * @throws when no host answers in time
 */
export async function callService(service: Service, request: Request): Promise<Response> {
  for (const [name, value] of Object.entries(STOREFRONT_HEADERS)) {
    if (!request.headers.has(name)) request.headers.set(name, value)
  }
  const [first, second] = nextHosts(service, hostsOf(service))
  if (first === undefined) return callEmbedded(service, request)
  if (!isIdempotent(request.method)) return callHost(first, request)
  const spare = request.clone()
  try {
    const response = await callHost(first, request)
    if (response.status < 500) return response
  } catch {
    // The second attempt below reports the failure.
  }
  return callHost(second ?? first, spare)
}

/** A `fetch` bound to one service, for the typed clients: only path and query of the URL count. */
export const fetchFrom =
  (service: Service): typeof fetch =>
  (input, init) =>
    callService(service, new Request(input, init))
