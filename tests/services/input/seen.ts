import type { Schema } from 'yup'

/** Schemas that calls pass their input through, noted by the mock of services/http.ts that a test makes with `noting`. */
export const bodies = new Map<unknown, Schema>()
export const queries = new Map<unknown, Schema>()
/** by the name of the parameter and where it was read; every schema that `parseJson` was given */
export const filters = new Set<Schema>()

type Http = typeof import('@/services/http')

/** services/http.ts as it is, noting every schema on its way. */
export function noting(http: Http): Http {
  const body: Http['body'] = (schema, explain) => {
    const handler = http.body(schema, explain)
    bodies.set(handler, schema)
    return handler
  }
  const query: Http['query'] = (schema) => {
    const handler = http.query(schema)
    queries.set(handler, schema)
    return handler
  }
  const parseJson: Http['parseJson'] = (name, text, schema) => {
    filters.add(schema)
    return http.parseJson(name, text, schema)
  }
  return { ...http, body, query, parseJson }
}
