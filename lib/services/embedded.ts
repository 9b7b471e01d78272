import 'server-only'
import { apps } from '@/services/app'
import { type BrowserCall, browserCallsOf } from '@/services/browser'

/** The one way to the embedded backend: calls a service's app in this process, without a socket. */
export async function callEmbedded(service: string, request: Request): Promise<Response> {
  const app = apps[service]
  if (!app)
    return Response.json(
      { success: false, code: 'UNKNOWN_SERVICE', message: 'no such service' },
      { status: 404 },
    )
  return app.fetch(request)
}

const browserCallLists = new Map<string, BrowserCall[]>()

/**
 * The calls of a service that a browser may make, read from its routes. The routes are part of this build wherever the calls go, so the
 * list is the same when `<SERVICE>_HOSTS` sends them to another process.
 */
export function browserCalls(service: string): readonly BrowserCall[] {
  let calls = browserCallLists.get(service)
  if (!calls) {
    const app = apps[service]
    calls = app ? browserCallsOf(app) : []
    browserCallLists.set(service, calls)
  }
  return calls
}

export type { BrowserCall } from '@/services/browser'
export { startBackground } from '@/services/background'
export { noteStaleTags, readStaleTags, watchStaleTags } from '@/services/database'
export { log } from '@/services/log'
export { isReady, refuseUnreadySettings, refuseUnreadyStart } from '@/services/readiness'
export { revalidationSignature, notifyStorefront } from '@/services/storefront'
