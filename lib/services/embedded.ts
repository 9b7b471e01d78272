import 'server-only'
import { apps } from '@/services/app'

/** The one door to the embedded backend: calls a service's app in this process, without a socket. */
export async function callEmbedded(service: string, request: Request): Promise<Response> {
  const app = apps[service]
  if (!app)
    return Response.json(
      { success: false, code: 'UNKNOWN_SERVICE', message: 'no such service' },
      { status: 404 },
    )
  return app.fetch(request)
}

export { startBackground } from '@/services/background'
export { noteStaleTags, readStaleTags, watchStaleTags } from '@/services/database'
export { isReady } from '@/services/health'
export { log } from '@/services/log'
export { refuseUnreadySettings, refuseUnreadyStart } from '@/services/readiness'
export { revalidationSignature, tellStorefront } from '@/services/storefront'
