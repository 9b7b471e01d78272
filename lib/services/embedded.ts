import 'server-only'
import type { BrowserCall } from '@/services/browser'

type Backend = typeof import('@/services/app')

// Next.js bundles a copy of what an entry imports into each entry; globalThis makes it one backend a process (decision 99).
const store = globalThis as typeof globalThis & { nangBackend?: Promise<Backend> }

/** The backend, loaded at its first call. In development each entry has its own, so that a changed service is loaded again. */
function backend(): Promise<Backend> {
  if (process.env.NODE_ENV === 'development') return import('@/services/app')
  return (store.nangBackend ??= import('@/services/app'))
}

/** The one way to the embedded backend: calls a service's app in this process, without a socket. */
export async function callEmbedded(service: string, request: Request): Promise<Response> {
  const app = (await backend()).apps[service]
  if (!app)
    return Response.json(
      { success: false, code: 'UNKNOWN_SERVICE', message: 'no such service' },
      { status: 404 },
    )
  return app.fetch(request)
}

/**
 * The calls of a service that a browser may make, read from its routes. The routes are part of this build wherever the calls go, so the
 * list is the same when `<SERVICE>_HOSTS` sends them to another process.
 */
export async function browserCalls(service: string): Promise<readonly BrowserCall[]> {
  return (await backend()).browserCalls(service)
}

/** Starts the backend's background work, see services/background.ts. */
export async function startBackground(storefronts: readonly string[]): Promise<() => Promise<void>> {
  return (await backend()).startBackground(storefronts)
}

export type { BrowserCall } from '@/services/browser'
export { noteStaleTags, readStaleTags, watchStaleTags } from '@/services/database'
export { log } from '@/services/log'
export { isReady, refuseUnreadySettings, refuseUnreadyStart } from '@/services/readiness'
export { revalidationSignature, notifyStorefront } from '@/services/storefront'
