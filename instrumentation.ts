import type { Instrumentation } from 'next'

/** Runs once when a server starts; a build starts none of it. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { refuseWrongSettings, settings, writtenSettings } = await import('./settings')
  refuseWrongSettings()
  // `npm run shop` has checked before it started this server.
  if (settings.SHOP_SUPERVISED === '') {
    const { refuseUnreadySettings, refuseUnreadyStart } = await import('./lib/services/embedded')
    if (settings.CATALOG_HOSTS.length > 0) refuseUnreadySettings(writtenSettings())
    else await refuseUnreadyStart(writtenSettings())
  }
  const { noteClientAddresses } = await import('@/lib/http/client-address')
  noteClientAddresses()
  const { correctAnswers } = await import('@/lib/http/correct-answers')
  correctAnswers()
  const { startBackground } = await import('./lib/background')
  await startBackground()
}

export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const [{ log }, { refuseKeeping }] = await Promise.all([
    import('./lib/services/embedded'),
    import('./lib/cache/answers/answer-notes.js'),
  ])
  refuseKeeping()
  log.error(
    {
      request_id: request.headers['x-request-id'],
      err: error,
      // Without its query, which may hold the key of a guest's order or a token.
      path: request.path.split('?', 1)[0],
      method: request.method,
      route: context.routePath,
    },
    'page failed',
  )
}
