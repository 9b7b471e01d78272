import type { Hono } from 'hono'
import { serviceApp } from './http'
import { modules } from './modules'
import { withPersonalData } from './personal-data'

type App = Pick<Hono, 'fetch' | 'request' | 'routes'>

const personalData = modules.flatMap((each) => each.personalData ?? [])
const mounts = modules.flatMap((each) => Object.entries(each.apps ?? {}))

/** One app a base address, with the calls of all modules that answer there. */
function mount(address: string): App {
  const app = serviceApp().use(withPersonalData(personalData))
  for (const [at, calls] of mounts) if (at === address) app.route('/', calls)
  return app
}

/** The apps by base address (decisions.md "The calls: base addresses"). */
export const apps: Readonly<Record<string, App>> = Object.fromEntries(
  mounts.map(([address]) => [address, mount(address)]),
)
