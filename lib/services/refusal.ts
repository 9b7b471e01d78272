import 'server-only'
import { number, object, string } from 'yup'

/** How a service refused what came as a form without scripts. */
export interface Refusal {
  /** HTTP status */
  status: number
  code: string
  /** what is wrong with each field, in the shopper's words */
  fields: Record<string, string>
  /** what it is sent again with, where reCAPTCHA could not be asked; else empty */
  confirmation: string
  /** seconds until it may be tried again; 0 where the answer names none */
  retryAfter: number
}

const failureSchema = object({
  code: string().default(''),
  details: object({
    fields: object().optional(),
    confirmation: string().optional(),
    retry_after: number().optional(),
  }).optional(),
})

const text = string().default('')

/** Reads the body of an answer that is not 2xx. */
export function readRefusal(status: number, body: unknown): Refusal {
  const failure = failureSchema.isValidSync(body) ? failureSchema.cast(body) : null
  const fields = Object.entries(failure?.details?.fields ?? {}).map(
    ([name, fault]) => [name, text.cast(fault)] as const,
  )
  return {
    status,
    code: failure?.code ?? '',
    fields: Object.fromEntries(fields),
    confirmation: failure?.details?.confirmation ?? '',
    retryAfter: failure?.details?.retry_after ?? 0,
  }
}
