import { readdirSync, readFileSync } from 'node:fs'
import { isService, SERVICES } from '@/lib/services/hosts'
import { browserCalls } from '@/services/app'

/** Calls that the gateway takes and no page names: of apps, by the specification, or to an address that was given. */
const isOfOthers = (service: string, method: string, route: string) =>
  browserCalls(service).some(
    (call) => call.calledBy !== undefined && call.method === method && call.route === route,
  )

const sources = ['components', 'lib/client'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
)

interface Use {
  file: string
  service: string
  route: string
  method: string
}

const CALL = /\bapi((?:\s*\.\s*\w+|\[\s*'[^']+'\s*\])+?)\s*\.\s*\$(get|post|put|delete|path)\b/g

/** `api.cart.carts.me.lines[':id'].$put` is PUT /carts/me/lines/:id of the cart service. */
function usesIn(file: string): Use[] {
  return [...readFileSync(file, 'utf8').matchAll(CALL)].map(([, chain = '', verb = '']) => {
    const [service = '', ...path] = [...chain.matchAll(/\.\s*(\w+)|'([^']+)'/g)].map(
      (part) => part[1] ?? part[2],
    )
    const route = `/${path.join('/')}`
    const methods = isService(service) ? browserCalls(service).filter((call) => call.route === route) : []
    // An address without a method is a GET; where the path has none, a POST.
    const address = methods.some(({ method }) => method === 'GET') ? 'GET' : 'POST'
    return { file, service, route, method: verb === 'path' ? address : verb.toUpperCase() }
  })
}

const uses = sources.flatMap(usesIn)
const nameOf = ({ service, method, route }: Omit<Use, 'file'>) => `${method} ${service}${route}`
const marked = SERVICES.flatMap((service) =>
  browserCalls(service).map(({ method, route }) => ({ service, method, route })),
)

it('finds the calls of the pages', () => expect(uses.length).toBeGreaterThan(70))

it('every call of the browser names a route that is marked for browsers (DEC-21)', () => {
  const known = new Set(marked.map(nameOf))
  expect(uses.filter((use) => !known.has(nameOf(use)))).toEqual([])
})

it('every marked route is called by a page, or said to be called by others', () => {
  const used = new Set(uses.map(nameOf))
  const unused = marked.filter(
    (call) => !used.has(nameOf(call)) && !isOfOthers(call.service, call.method, call.route),
  )
  expect(unused.map(nameOf)).toEqual([])
})

it('no route is said to be called by others that a page calls', () => {
  expect(uses.filter(({ service, method, route }) => isOfOthers(service, method, route))).toEqual([])
})

it('no page writes the address of a call by hand, nor calls another host (NET-02)', () => {
  const called = SERVICES.filter((service) => browserCalls(service).length > 0)
  const byHand = sources.filter((file) =>
    called.some((service) => new RegExp(`['"\`]/api/${service}/\\w`).test(readFileSync(file, 'utf8'))),
  )
  expect(byHand).toEqual([])
  const elsewhere = /\b(?:fetch|sendBeacon)\w*\(\s*['"`]https?:/
  expect(sources.filter((file) => elsewhere.test(readFileSync(file, 'utf8')))).toEqual([])
})
