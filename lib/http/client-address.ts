import 'server-only'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { randomUUID } from 'node:crypto'
import proxyAddr from 'proxy-addr'
import { readRequestId } from '@/domain/ids'
import { settings } from '@/settings'

/** The visitor's network address, set here; a value sent by the visitor is overwritten. */
export const CLIENT_ADDRESS = 'x-client-address'

/** Request id of log lines; the id of a trusted proxy is used when there is one. */
export const REQUEST_ID = 'x-request-id'

const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'x-forwarded-port', REQUEST_ID]

/** Trusted proxies: a comma list of addresses, networks or the words loopback, linklocal, uniquelocal. None by default. */
const trusted = () => proxyAddr.compile([...settings.TRUSTED_PROXIES])

/**
 * Sets address and id of every incoming request. Forwarding headers count only when they come from a proxy of TRUSTED_PROXIES; from
 * other callers they are dropped, so that no later code trusts them. Gives the function that ends it.
 */
export function noteClientAddresses(): () => void {
  const trust = trusted()
  const note = (message: unknown) => {
    const { request } = message as { request: IncomingMessage }
    const peer = request.socket.remoteAddress ?? ''
    if (peer === '' || !trust(peer, 0))
      for (const name of FORWARDED) Reflect.deleteProperty(request.headers, name)
    request.headers[REQUEST_ID] = readRequestId(request.headers[REQUEST_ID]) ?? randomUUID()
    request.headers[CLIENT_ADDRESS] = peer === '' ? 'unknown' : proxyAddr(request, trust)
  }
  subscribe('http.server.request.start', note)
  return () => {
    unsubscribe('http.server.request.start', note)
  }
}
