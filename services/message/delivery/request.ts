import type { ISchema } from 'yup'
import { DeliveryError } from './port'

const TIMEOUT_MS = 10_000

export interface Answer {
  status: number
  body: string
}

const property = (value: unknown, name: 'cause' | 'code' | 'name'): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** Code or name of the error of a request without an answer; not its message, which may contain an address with a phone number. */
const causeOf = (error: unknown): string => {
  const reason = property(property(error, 'cause'), 'code') ?? property(error, 'name')
  return typeof reason === 'string' ? reason : 'unknown'
}

/** Calls a provider over HTTP, for ten seconds at most. @throws DeliveryError when no answer comes */
export async function callProvider(url: string, request: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(url, {
      ...request,
      // A redirect would send secrets to another host.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return { status: response.status, body: await response.text() }
  } catch (error) {
    throw new DeliveryError(`no answer: ${causeOf(error)}`)
  }
}

export const postJson = (url: string, body: object, headers: Record<string, string> = {}): Promise<Answer> =>
  callProvider(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

export const isSuccess = ({ status }: Answer): boolean => status >= 200 && status < 300

/** Statuses that do not concern this message: keys, limits, outages. */
const TEMPORARY = [401, 402, 403, 404, 407, 408, 425, 429]

/** The error for a status other than 2xx. */
export const refusal = ({ status }: Answer): DeliveryError =>
  new DeliveryError(`HTTP ${status}`, status >= 400 && status < 500 && !TEMPORARY.includes(status))

/** Parses the JSON of an answer. @throws DeliveryError when it has another shape, for an error status with that status */
export async function answerOf<T>(answer: Answer, schema: ISchema<T>): Promise<T> {
  try {
    const body: unknown = JSON.parse(answer.body)
    return await schema.validate(body, { stripUnknown: true })
  } catch {
    throw isSuccess(answer) ? new DeliveryError('answer has another shape') : refusal(answer)
  }
}

/** '+84912345678' → '84912345678', the form that most providers take. */
export const digitsOf = (e164: string): string => e164.replace(/\D/g, '')
