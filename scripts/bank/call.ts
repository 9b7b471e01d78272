import type { IncomingMessage, ServerResponse } from 'node:http'

/** A parsed call to a provider of the bank. */
export interface Call {
  method: string
  /** path below the provider's: '/v2/create' */
  path: string
  query: URLSearchParams
  body: string
  headers: IncomingMessage['headers']
}

export interface Reply {
  status: number
  headers: Record<string, string>
  body: string
}

export const json = (value: object, headers: Record<string, string> = {}): Reply => ({
  status: 200,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(value),
})

export const form = (fields: Record<string, string>): Reply => ({
  status: 200,
  headers: { 'content-type': 'text/plain' },
  body: new URLSearchParams(fields).toString(),
})

export const html = (body: string, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body,
})

export const redirect = (location: string): Reply => ({ status: 302, headers: { location }, body: '' })

export async function callOf(request: IncomingMessage): Promise<{ counter: string; call: Call }> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bank')
  const [, counter = '', ...rest] = pathname.split('/')
  return {
    counter,
    call: {
      method: request.method ?? 'GET',
      path: `/${rest.join('/')}`,
      query: searchParams,
      body: Buffer.concat(chunks).toString(),
      headers: request.headers,
    },
  }
}

export const send = (response: ServerResponse, { status, headers, body }: Reply) =>
  response.writeHead(status, headers).end(body)

/** The fields of a JSON object as texts; empty for any other JSON. */
export function fieldsOf(body: string): Record<string, string> {
  try {
    const value: unknown = JSON.parse(body)
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, String(field)]))
  } catch {
    return {}
  }
}

export function headerOf(call: Call, name: string): string {
  const value = call.headers[name]
  return typeof value === 'string' ? value : ''
}
