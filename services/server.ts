import { serve } from '@hono/node-server'
import { refuseWrongSettings, settings, writtenSettings } from '@/settings'
import { apps, startBackground } from './app'
import { closeDatabase } from './database'
import { log } from './log'
import { refuseUnreadyStart } from './readiness'

/**
 * The backend on a host of its own (`npm run services`): every app under its name, as in CATALOG_HOSTS=http://host:4000/catalog.
 */
refuseWrongSettings()

const port = settings.SERVICES_PORT

await refuseUnreadyStart(writtenSettings())

const server = serve({
  port,
  fetch(request) {
    const url = new URL(request.url)
    const [, name = '', ...rest] = url.pathname.split('/')
    const app = apps[name]
    if (!app)
      return Response.json(
        { success: false, code: 'UNKNOWN_SERVICE', message: 'no such service' },
        { status: 404 },
      )
    url.pathname = `/${rest.join('/')}`
    return app.fetch(new Request(url, request))
  },
})

log.info({ port }, 'services listening')

/** Storefronts that are notified when a page is out of date. */
const stopBackground = startBackground(settings.STOREFRONT_URLS)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    const answered = new Promise((resolve) => server.close(resolve))
    void Promise.allSettled([answered, stopBackground()]).then(closeDatabase)
  })
}
