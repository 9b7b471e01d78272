import type { Hono, MiddlewareHandler } from 'hono'
import { findTargetHandler } from 'hono/utils/handler'

/** Facts the gateway needs of a route that a browser may call. */
export interface BrowserAccess {
  /** its answer may sign a member in */
  signsIn?: true
  /** its answer holds the member's current record */
  tellsMember?: true
  /** it ends the session */
  signsOut?: true
  /** its 401 is about the input, not about the session (DEC-13) */
  hasOwn401?: true
  /** the most bytes of the file it carries, and no bearer token (AUT-32) */
  fileBytes?: number
  /** the service learns the browser's own name (`user-agent`), which tells robots */
  takesAgent?: true
  /** what each parameter of the path looks like: the gateway refuses any other value before the service is asked */
  params?: Readonly<Record<string, RegExp>>
  /** who calls it, where the shop's own pages do not name it: apps, by the specification, a page that was given its address, or the service worker */
  calledBy?: 'apps' | 'signed address' | 'worker'
}

/** A call that a browser may make through the gateway. */
export interface BrowserCall extends BrowserAccess {
  method: string
  /** the route's path as it is declared: '/carts/me/lines/:id' */
  route: string
  path: RegExp
}

/** The mark in the types: the browser's typed client offers routes that carry it, and no others. */
export interface BrowserMark {
  browser?: true
}

/** Path parameters. */
export const NUMBER_PARAM = /\d+/
export const UUID_PARAM = /[0-9a-f-]{36}/

const marks = new WeakMap<object, BrowserAccess>()

/** Marks a route as one that browsers may call: `.get('/carts/me', browser(), …)`. Unmarked routes are unknown to the gateway. */
export function browser<const P extends string>(
  access: BrowserAccess = {},
): MiddlewareHandler<object, P, { in: BrowserMark }> {
  const mark: MiddlewareHandler<object, P, { in: BrowserMark }> = (_, next) => next()
  marks.set(mark, access)
  return mark
}

const PARAMETER = /^:(\w+)$/

/** @throws for a parameter whose values the mark does not describe */
function pathPattern(route: string, params: BrowserAccess['params']): RegExp {
  const segments = route.split('/').map((segment) => {
    const name = PARAMETER.exec(segment)?.[1]
    if (name === undefined) return segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    const value = params?.[name]
    if (!value) throw new Error(`browser(): ${route} does not say what :${name} looks like`)
    return `(?:${value.source})`
  })
  return new RegExp(`^${segments.join('/')}$`)
}

/** The calls that an app's routes allow browsers, in the order of the routes. */
export const browserCallsOf = (app: Pick<Hono, 'routes'>): BrowserCall[] =>
  app.routes.flatMap(({ method, path: route, handler }) => {
    const access = marks.get(findTargetHandler(handler))
    return access ? [{ ...access, method, route, path: pathPattern(route, access.params) }] : []
  })
