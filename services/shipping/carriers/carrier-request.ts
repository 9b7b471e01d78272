import { type InferType, type Schema, ValidationError } from 'yup'
import type { CarrierName } from '@/domain/shipping/carrier-event'
import { settings } from '@/settings'
import { carrierFailed } from './failure'

interface CarrierRequest<S extends Schema> {
  carrier: CarrierName
  url: string | URL
  init: RequestInit
  schema: S
}

/** Reads what a carrier said. @throws CARRIER_FAILED when it has another shape */
export function readAnswer<S extends Schema>(carrier: CarrierName, answer: unknown, schema: S): InferType<S> {
  try {
    return schema.validateSync(answer, { stripUnknown: true })
  } catch (error) {
    const path = error instanceof ValidationError ? (error.path ?? 'its root') : 'its root'
    throw carrierFailed(carrier, `unknown answer at ${path}`)
  }
}

/** Statuses with which carriers send a sentence of their own about the request. */
const isAboutRequest = (status: number) => [400, 404, 409, 422].includes(status)

/**
 * Calls a carrier and reads its JSON through a schema; a refusal comes as JSON too, and is for the caller to recognise.
 * Redirects are not followed: keys go to the configured address alone. @throws CARRIER_FAILED
 */
export async function callCarrier<S extends Schema>(question: CarrierRequest<S>): Promise<InferType<S>> {
  const { carrier, url, init, schema } = question
  const timeout = settings.CARRIER_TIMEOUT_MS
  let response: Response
  let body: string
  try {
    response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeout) })
    body = await response.text()
  } catch (error) {
    throw carrierFailed(carrier, error instanceof Error ? error.name : 'network')
  }
  if (!response.ok && !isAboutRequest(response.status))
    throw carrierFailed(carrier, `status ${response.status}`)
  let answer: unknown
  try {
    answer = JSON.parse(body)
  } catch {
    throw carrierFailed(carrier, 'answer is not JSON')
  }
  return readAnswer(carrier, answer, schema)
}
