import { type Context, Hono, type MiddlewareHandler, type TypedResponse } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { validator } from 'hono/validator'
import {
  type AnyObject,
  type InferType,
  number,
  object,
  type ObjectSchema,
  type Schema,
  string,
  ValidationError,
} from 'yup'
import { INTEGER_MAX } from '@/domain/constants'
import type { Failure, Page, Success } from '@/domain/envelope'
import { badRequest, DomainError, invalidFields } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import { fieldText } from '@/domain/forms/field-text'
import { readInput } from '@/domain/input'
import { log } from './log'
import { sqlStateOf } from './redact-sql-error'

export const success = <T>(data: T): Success<T> => ({ success: true, data })

export const page = <T>(
  data: T[],
  total: number,
  { limit, skip }: { limit: number; skip: number },
): Page<T> => ({
  success: true,
  data,
  total,
  limit,
  skip,
})

/** Total of a list of which one window was read. A window that is not full ends with the last row; `count` counts for any other. */
export async function totalOf(
  rows: readonly unknown[],
  { limit, skip }: { limit: number; skip: number },
  count: () => Promise<number>,
): Promise<number> {
  const isLast = rows.length < limit && (rows.length > 0 || skip === 0)
  return isLast ? skip + rows.length : count()
}

/**
 * JSON of a type that refers to itself, as a tree's does: Hono's own typing of an answer ends at the second level of one.
 */
export function treeJson<T>(context: Context, answer: T): Response & TypedResponse<T, 200, 'json'>
export function treeJson(context: Context, answer: object): Response {
  return context.json(answer)
}

/** A new app whose failures leave as the envelope says: our codes with their status, a broken query as 400, anything else as 500 without its inside. */
export function serviceApp() {
  const app = new Hono()
  app.onError((error, context) => {
    if (error instanceof DomainError) {
      const { code, message, details } = error
      return Response.json({ success: false, code, message, details } satisfies Failure, {
        status: error.status,
      })
    }
    if (error instanceof HTTPException && error.status < 500) {
      return Response.json(
        { success: false, code: 'BAD_REQUEST', message: error.message } satisfies Failure,
        { status: error.status },
      )
    }
    if (isUnstorable(error)) {
      return Response.json(
        { success: false, code: 'BAD_REQUEST', message: 'a text holds what no text can' } satisfies Failure,
        { status: 400 },
      )
    }
    if (isDatabaseAway(error)) {
      log.warn({ path: context.req.path, err: error }, 'database away')
      return Response.json(
        { success: false, code: 'SERVICE_UNAVAILABLE', message: 'try again in a moment' } satisfies Failure,
        { status: 503, headers: { 'retry-after': '5' } },
      )
    }
    log.error({ path: context.req.path, err: error }, 'call failed')
    return Response.json(
      { success: false, code: 'INTERNAL_ERROR', message: 'internal error' } satisfies Failure,
      { status: 500 },
    )
  })
  app.notFound(() =>
    Response.json({ success: false, code: 'UNKNOWN_PATH', message: 'no such call' } satisfies Failure, {
      status: 404,
    }),
  )
  return app
}

/** Whether the database refused a character that no text of it can hold, such as U+0000 (SQLSTATE 22021, 22P05). */
const isUnstorable = (error: unknown): boolean => ['22021', '22P05'].includes(sqlStateOf(error) ?? '')

/** PostgreSQL's codes (SQLSTATE) for a database that stops or starts, and the network's errors in their place. */
const AWAY = /^(57P0[123]|08\w{3}|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/
const AWAY_WORDS = /^(Connection terminated|timeout exceeded when trying to connect)/

/** Whether it was the database that did not answer: nothing was done, and the same call works once it is back. */
function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code: unknown = 'code' in error ? error.code : undefined
  if (typeof code === 'string' && AWAY.test(code)) return true
  return AWAY_WORDS.test(error.message) || isDatabaseAway(error.cause)
}

/** Reads JSON that came as one query parameter through its schema. @throws BAD_REQUEST naming the parameter and the field. */
export function parseJson<S extends Schema>(name: string, text: string | undefined, schema: S): InferType<S> {
  let value: unknown = {}
  try {
    if (text) value = JSON.parse(text)
  } catch {
    throw badRequest(`${name} is not JSON`, { field: name })
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw badRequest(`${name} is not an object`, { field: name })
  try {
    return readInput(schema, value)
  } catch (error) {
    if (error instanceof ValidationError)
      throw badRequest(error.message, { field: error.path ? `${name}.${error.path}` : name })
    throw error
  }
}

interface ListDefaults {
  limit: number
  maxLimit?: number
}

/** Query of a list call: `filter`, `sort`, `skip`, `limit`, `fields`. */
export const listQuery = ({ limit, maxLimit = 200 }: ListDefaults) =>
  object({
    filter: string().max(8_000).optional(),
    sort: string().max(60).optional(),
    skip: number().integer().min(0).max(INTEGER_MAX).default(0),
    limit: number().integer().min(1).max(maxLimit).default(limit),
    fields: string().max(1_000).optional(),
  })

/** The body or query a caller sends: fields the schema has a default for may be left out. */
type Sendable<T, D> = {
  [K in keyof T as HasDefault<K, D> extends true ? never : K]: T[K]
} & { [K in keyof T as HasDefault<K, D> extends true ? K : never]?: T[K] }
type HasDefault<K, D> = K extends keyof D ? (D[K] extends Plain | readonly Plain[] ? true : false) : false
type Plain = string | number | boolean | null
/** The parsed value the handler reads. */
type Read<T extends AnyObject> = InferType<ObjectSchema<T>>

/** A validator of one part of a request: what is sent, and what the handler gets. */
type Validator<Part extends 'query' | 'json', Sent, T extends AnyObject> = MiddlewareHandler<
  object,
  string,
  { in: Record<Part, Sent>; out: Record<Part, Read<T>> }
>

/** Validates the query string; the answer to a wrong one names the field. */
export function query<T extends AnyObject, D>(
  schema: ObjectSchema<T, AnyObject, D>,
): Validator<'query', { [K in keyof Sendable<Read<T>, D>]: string }, T>
export function query(schema: ObjectSchema<AnyObject>): MiddlewareHandler {
  return validator('query', (value: unknown): AnyObject => {
    try {
      return readInput(schema, value)
    } catch (error) {
      if (error instanceof ValidationError) throw badRequest(error.message, { field: error.path })
      throw error
    }
  })
}

/** Reads the JSON body through its schema. @throws INVALID_FIELDS with the fault of each field in the shopper's words; BAD_REQUEST when it is no JSON object */
export function body<T extends AnyObject, D>(
  schema: ObjectSchema<T, AnyObject, D>,
  explain?: Explain,
): Validator<'json', Sendable<Read<T>, D>, T>
export function body(schema: ObjectSchema<AnyObject>, explain?: Explain): MiddlewareHandler {
  return validator('json', (value: unknown): AnyObject => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw badRequest('the body is not a JSON object')
    return checkFields(value, schema, explain)
  })
}

/** Replaces a refusal of fields by the call's own error. */
type Explain = (failure: DomainError, fields: Record<string, string>) => DomainError

/** The check of `body` for a value that was read already. */
export function checkFields<S extends Schema>(
  value: unknown,
  schema: S,
  explain: Explain = (failure) => failure,
): InferType<S> {
  try {
    return readInput(schema, value, { abortEarly: false })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    // Each field says the first thing that is wrong with it.
    const faults = error.inner.map((fault) => [fault.path ?? '', fieldText(fault)] as const)
    const fields = Object.fromEntries(faults.reverse())
    throw explain(invalidFields(fields), fields)
  }
}

/** Only the wished fields of each row: 'id,name,brand.name'. Without a wish, the row as it is. */
export function pickFields<T extends object>(row: T, fields: string | undefined): T {
  if (!fields) return row
  const picked: Record<string, unknown> = {}
  for (const path of fields.split(',')) copyPath(row, picked, path.trim().split('.'))
  return picked as T
}

function copyPath(from: object, to: Record<string, unknown>, [key, ...rest]: string[]): void {
  if (!key || !Object.hasOwn(from, key)) return
  const value: unknown = Reflect.get(from, key)
  if (rest.length === 0) to[key] = value
  else if (Array.isArray(value)) {
    const rows = Array.isArray(to[key]) ? (to[key] as Record<string, unknown>[]) : value.map(() => ({}))
    value.forEach((item: unknown, index) => {
      const row = rows[index]
      if (row && typeof item === 'object' && item !== null) copyPath(item, row, rest)
    })
    to[key] = rows
  } else if (typeof value === 'object' && value !== null) {
    const inner = (to[key] ?? {}) as Record<string, unknown>
    copyPath(value, inner, rest)
    to[key] = inner
  }
}

/** Path parameter that must be a positive integer. @throws NOT_FOUND, for the URL names nothing. */
export function idParam(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw domainError('NOT_FOUND', `no such id: ${text.slice(0, 40)}`)
  return Number(text)
}
