import { type InferType, type ISchema, number, type Schema } from 'yup'
import type { Success } from '@/domain/envelope'
import { DomainError } from '@/domain/error'
import { readList, readSchema } from './quick-schema'

const SERVICE_FAULT = 'SERVICE_UNAVAILABLE'

interface JsonResponse {
  ok: boolean
  status: number
  json(): Promise<unknown>
}

async function envelope(response: JsonResponse): Promise<object> {
  const body: unknown = await response.json().catch(() => null)
  if (typeof body !== 'object' || body === null)
    throw new DomainError(SERVICE_FAULT, 502, 'answer is not JSON')
  if (response.ok) return body
  const code = 'code' in body && typeof body.code === 'string' ? body.code : SERVICE_FAULT
  const message = 'message' in body && typeof body.message === 'string' ? body.message : code
  throw new DomainError(code, response.status, message)
}

const dataOf = (body: object): unknown => ('data' in body ? body.data : undefined)

/** Reads `data` of an answer through its schema. @throws DomainError with the service's code and status, ValidationError when the answer has another shape */
export async function readData<S extends Schema>(
  answer: Promise<JsonResponse>,
  schema: S,
): Promise<InferType<S>> {
  return readSchema(schema, dataOf(await envelope(await answer)))
}

interface TypedResponse<Answer> {
  ok: boolean
  status: number
  json(): Promise<Answer>
}

/**
 * `data` of an answer as its route types it, once what a page could not be drawn without is found to be there; null when the service says
 * 404. @throws as readData does
 */
export async function readCheckedOrNull<T>(
  answer: Promise<TypedResponse<Success<T>>>,
  shape: Schema,
): Promise<T | null> {
  const response = await answer
  if (response.status === 404) return null
  // The envelope distinguishes a service's answer from any other.
  const body = await response.json().catch(() => null)
  const { ok, status } = response
  await envelope({ ok, status, json: () => Promise.resolve(body) })
  shape.validateSync(body?.data, { strict: true })
  return body?.data ?? null
}

/**
 * The body of an answer as its route types it, envelope and all, once what a page could not be drawn without is found to be there.
 * @throws as readData does
 */
export async function readChecked<Body extends object>(
  answer: Promise<TypedResponse<Body>>,
  shape: Schema,
): Promise<Body> {
  const response = await answer
  const body = await response.json().catch(() => null)
  const { ok, status } = response
  await envelope({ ok, status, json: () => Promise.resolve(body) })
  shape.validateSync(body, { strict: true })
  if (body === null) throw new DomainError(SERVICE_FAULT, 502, 'answer is not JSON')
  return body
}

/** As readData, and null when the service says 404. */
export async function readDataOrNull<S extends Schema>(
  answer: Promise<JsonResponse>,
  schema: S,
): Promise<InferType<S> | null> {
  const response = await answer
  return response.status === 404 ? null : readData(Promise.resolve(response), schema)
}

/** Reads the body of an answer, envelope and all, through its schema. @throws as readData */
export async function readBody<S extends Schema>(
  answer: Promise<JsonResponse>,
  schema: S,
): Promise<InferType<S>> {
  return readSchema(schema, await envelope(await answer))
}

/** Reads a page of a list: its rows through the schema, and how many there are in all. */
export async function readPage<T>(
  answer: Promise<JsonResponse>,
  item: ISchema<T>,
): Promise<{ data: T[]; total: number }> {
  const body = await envelope(await answer)
  const data = readList(item, dataOf(body))
  const total = number()
    .integer()
    .min(0)
    .required()
    .validateSync('total' in body ? body.total : undefined)
  return { data, total }
}
