import { discoveryApp } from '@/services/discovery/app'

interface Who {
  authorization?: string
  device?: string
}

/** Calls the discovery service with the headers of the gateway. */
export async function ask(method: string, path: string, who: Who = {}, json?: unknown) {
  const response = await discoveryApp.request(path, {
    method,
    headers: {
      ...(who.authorization && { authorization: who.authorization }),
      ...(who.device && { 'x-device-id': who.device }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  })
  return { status: response.status, body: await response.json() }
}

export const search = (who: Who, keyword: string, changes: object = {}) =>
  ask('POST', '/search-history-clicks', who, { entity_type: 'keyword', keyword, ...changes })

export const filtered = (path: string, filter: object, rest = '') =>
  ask('GET', `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}${rest}`)
