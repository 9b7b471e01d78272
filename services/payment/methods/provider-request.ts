import { type InferType, type Schema, ValidationError } from 'yup'
import type { PaymentCode } from '@/domain/order/payment/payment-methods'
import { DomainError } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import { log } from '../../log'
import { settings } from '@/settings'

/** The provider did not answer as it should, or not in time. The reason is for the log, without payload. */
export function providerFailed(provider: PaymentCode, reason: string): DomainError {
  log.warn({ provider, reason }, 'payment provider failed')
  return domainError('PAYMENT_PROVIDER_FAILED', 'the payment provider did not answer')
}

export interface Answer {
  headers: Headers
  body: string
}

/** Calls a provider over HTTP, for 30 seconds at most, the least MoMo asks for. @throws PAYMENT_PROVIDER_FAILED */
export async function callProvider(provider: PaymentCode, url: string, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      ...init,
      // Secrets go to the configured address alone, wherever it may point.
      redirect: 'error',
      signal: AbortSignal.timeout(settings.PAYMENT_TIMEOUT_MS),
    })
    const body = await response.text()
    // MoMo and others say what is wrong in a body, with a status of failure.
    if (response.status >= 500) throw providerFailed(provider, `status ${response.status}`)
    return { headers: response.headers, body }
  } catch (error) {
    if (error instanceof DomainError) throw error
    throw providerFailed(provider, error instanceof Error ? error.name : 'network')
  }
}

export const jsonRequest = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/** The JSON of an answer, read through a schema. @throws PAYMENT_PROVIDER_FAILED when it has another shape */
export function answerOf<S extends Schema>(provider: PaymentCode, body: string, schema: S): InferType<S> {
  try {
    const parsed: unknown = JSON.parse(body)
    return schema.validateSync(parsed, { stripUnknown: true })
  } catch (error) {
    throw providerFailed(
      provider,
      error instanceof ValidationError
        ? `unknown answer at ${error.path ?? 'its root'}`
        : 'answer is not JSON',
    )
  }
}

/** Reads an answer like a webhook message: a fault in it is the provider's here, not the caller's. */
export function readAnswer<T>(provider: PaymentCode, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof DomainError && error.status === 400 ? providerFailed(provider, error.code) : error
  }
}
