import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { approvalPage, approve, faultOf } from './approval-page'
import type { Call, Protocol } from './call'
import { facebook } from './facebook'
import { google } from './google'
import { Grants, type ProviderName, type StandInPerson } from './grants'
import { zalo } from './zalo'

const PROTOCOLS: Record<ProviderName, Protocol> = { facebook, google, zalo }

/** How a provider misbehaves: it fails, says nothing for long, or says something else. */
export type Fault = 'down' | 'slow' | 'garbled'

export interface StandIn {
  url: string
  /** what a shop needs to take the stand-in for the three providers */
  environment: Record<string, string>
  /** addresses asked for, for a test that looks for what must not be in them */
  requests: string[]
  /** misbehaviour by provider; empty when all is well */
  faults: Map<ProviderName, Fault>
  /** A token as a provider's own app code on a phone would get it; of another app, or expired, when asked. */
  token(provider: ProviderName, person: StandInPerson, how?: { appId?: string; seconds?: number }): string
  close(): Promise<void>
}

async function callOf(request: IncomingMessage): Promise<{ protocol: Protocol | undefined; call: Call }> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
  const [, name = '', ...rest] = pathname.split('/')
  return {
    protocol: Object.entries(PROTOCOLS).find(([provider]) => provider === name)?.[1],
    call: {
      method: request.method ?? 'GET',
      path: `/${rest.join('/')}`,
      query: searchParams,
      form: new URLSearchParams(Buffer.concat(chunks).toString()),
      headers: request.headers,
    },
  }
}

function html(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(text)
}

function respond(protocol: Protocol, call: Call, grants: Grants, response: ServerResponse) {
  if (call.path === '/authorize') {
    const fault = faultOf(protocol, call.query)
    if (fault) html(response, 400, fault)
    else html(response, 200, approvalPage(protocol, call.query))
  } else if (call.path === '/approve' && call.method === 'POST') {
    response.writeHead(302, { location: approve(protocol, call, grants) }).end()
  } else {
    const { status, body } = protocol.answer(call, grants)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
}

const environmentOf = (url: string) => ({
  FACEBOOK_APP_ID: facebook.appId,
  FACEBOOK_APP_SECRET: facebook.secret,
  FACEBOOK_AUTH_URL: `${url}/facebook/authorize`,
  FACEBOOK_GRAPH_URL: `${url}/facebook`,
  GOOGLE_CLIENT_ID: google.appId,
  GOOGLE_CLIENT_SECRET: google.secret,
  GOOGLE_AUTH_URL: `${url}/google/authorize`,
  GOOGLE_TOKEN_URL: `${url}/google/token`,
  GOOGLE_TOKENINFO_URL: `${url}/google/tokeninfo`,
  GOOGLE_USERINFO_URL: `${url}/google/userinfo`,
  ZALO_APP_ID: zalo.appId,
  ZALO_APP_SECRET: zalo.secret,
  ZALO_AUTH_URL: `${url}/zalo/authorize`,
  ZALO_TOKEN_URL: `${url}/zalo/access_token`,
  ZALO_GRAPH_URL: `${url}/zalo/v2.0`,
})

/** Starts a server that speaks the protocols of Facebook, Google and Zalo, with a page to agree on; port 0 takes a free one. */
export async function startStandIn(port = 0): Promise<StandIn> {
  const grants = new Grants()
  const faults = new Map<ProviderName, Fault>()
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    void callOf(request).then(({ protocol, call }) => {
      const fault = protocol && faults.get(protocol.name)
      if (!protocol) html(response, 404, 'no such provider')
      else if (fault === 'down') html(response, 503, 'unavailable')
      else if (fault === 'garbled') response.writeHead(200).end('{"unexpected":true}')
      // A slow one is left without an answer until it is closed.
      else if (fault !== 'slow') respond(protocol, call, grants, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    environment: environmentOf(url),
    requests,
    faults,
    token: (provider, person, { appId = PROTOCOLS[provider].appId, seconds } = {}) =>
      grants.newToken({ provider, appId, person }, seconds),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
