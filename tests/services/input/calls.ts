import type { Hono } from 'hono'
import { findTargetHandler } from 'hono/utils/handler'
import { ArraySchema, ObjectSchema, Schema } from 'yup'
import { eventSchema } from '@/domain/tracking/event'
import { apps } from '@/services/app'
import { bodies, queries } from './seen'

export interface Call {
  app: string
  method: string
  path: string
  body?: Schema
  query?: Schema
}

/** A handler without what Hono wraps around those of an app within an app. */
function targetOf(handler: (...given: never[]) => unknown): unknown {
  const inner = findTargetHandler(handler)
  return inner === handler ? handler : inner
}

/** Every call of every app, with the schemas of its body and its query. */
export function allCalls(): Call[] {
  const calls = new Map<string, Call>()
  for (const [app, { routes }] of Object.entries(apps)) {
    for (const { method, path, handler } of routes) {
      const key = `${app} ${method} ${path}`
      const call = calls.get(key) ?? { app, method, path }
      const target = targetOf(handler)
      const body = bodies.get(target) ?? call.body
      const query = queries.get(target) ?? call.query
      calls.set(key, { ...call, ...(body && { body }), ...(query && { query }) })
    }
  }
  // Takes text, as beacons send it, and reads it by itself.
  const actions = calls.get('analytics POST /user/me/actions')
  if (actions) actions.body = eventSchema
  return [...calls.values()]
}

export function appOf({ app }: Call): Pick<Hono, 'request'> {
  const found = apps[app]
  if (!found) throw new Error(`no app ${app}`)
  return found
}

/** What one field may be given as that its schema takes. */
const CANDIDATES: readonly unknown[] = [
  'an@example.vn',
  'Nguyễn An',
  'nguyen_an',
  '0912345678',
  '+84',
  '1',
  '123456',
  '79',
  '2026-12-01',
  '2026-12-01T00:00:00Z',
  'c0ffee00-0000-4000-8000-000000000000',
  '/media/uploads/1/a.jpg',
  1,
  true,
]

/** A value that a schema takes, as far as one is known. */
export function sampleOf(schema: unknown): unknown {
  if (schema instanceof ObjectSchema) {
    const fields: Record<string, unknown> = schema.fields
    return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleOf(field)]))
  }
  if (schema instanceof ArraySchema) return [sampleOf(schema.innerType)]
  if (!(schema instanceof Schema)) return 'x'
  return [...schema.describe().oneOf, ...CANDIDATES].find((value) => {
    try {
      schema.validateSync(value)
      return value !== null
    } catch {
      return false
    }
  })
}
