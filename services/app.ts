/** The backend as one module: its apps, and the work beside them. The storefront's process loads it once (decision 99). */
import type { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { withRegistrationGifts } from './account'
import { type BrowserCall, browserCallsOf } from './browser'
import { serviceApp } from './http'
import { modules } from './modules'
import { withPersonalData } from './personal-data'
import { requestIdOr, withRequestId } from './request-context'

type App = Pick<Hono, 'fetch' | 'request' | 'routes'>

const personalData = modules.flatMap((each) => each.personalData ?? [])
const registrationGifts = modules.flatMap((each) => each.registrationGift ?? [])
const mounts = modules.flatMap((each) => Object.entries(each.apps ?? {}))

/** Only the storefront calls here, and it has checked where the id comes from (lib/http/client-address.ts). */
const inRequest = createMiddleware((context, next) =>
  withRequestId(requestIdOr(context.req.header('x-request-id')), next),
)

/** One app a base address, with the calls of all modules that answer there. */
function mount(address: string): App {
  const app = serviceApp().use(
    inRequest,
    withPersonalData(personalData),
    withRegistrationGifts(registrationGifts),
  )
  for (const [at, calls] of mounts) if (at === address) app.route('/', calls)
  return app
}

/** The apps by base address (DEC-21). */
export const apps: Readonly<Record<string, App>> = Object.fromEntries(
  mounts.map(([address]) => [address, mount(address)]),
)

const browserCallLists = new Map<string, readonly BrowserCall[]>()

/** The calls of a service that a browser may make. */
export function browserCalls(service: string): readonly BrowserCall[] {
  const known = browserCallLists.get(service)
  if (known) return known
  const app = apps[service]
  const calls = app ? browserCallsOf(app) : []
  browserCallLists.set(service, calls)
  return calls
}

export { startBackground } from './background'
