import { type InferType, type Schema, ValidationError } from 'yup'
import type { Provider } from '@/domain/account/providers'
import type { DomainError } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import { log } from '../../log'
import { settings } from '@/settings'

/** The provider says that this token is valid for no sign-in here. The reason is for the log, without token or person. */
export function invalidToken(provider: Provider, reason: string): DomainError {
  log.info({ provider, reason }, 'social token refused')
  return domainError('INVALID_TOKEN', 'the token is not valid here')
}

/** The provider did not answer as it should, or not in time. */
export function providerFailed(provider: Provider, reason: string): DomainError {
  log.warn({ provider, reason }, 'social provider failed')
  return domainError('PROVIDER_FAILED', 'the provider did not answer')
}

interface ProviderRequest<S extends Schema> {
  provider: Provider
  url: string | URL
  init?: RequestInit
  schema: S
  /** statuses by which this call says that the token is at fault; any other failure is the provider's */
  refusals?: readonly number[]
}

async function answerOf(provider: Provider, url: string | URL, init: RequestInit): Promise<Response> {
  const timeout = settings.SOCIAL_TIMEOUT_MS
  try {
    // Secrets go to the configured address alone, wherever it may point.
    return await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeout) })
  } catch (error) {
    throw providerFailed(provider, error instanceof Error ? error.name : 'network')
  }
}

/**
 * Calls a provider and reads its JSON through a schema. Addresses and answers hold secrets and personal data: neither is logged.
 * @throws INVALID_TOKEN, PROVIDER_FAILED
 */
export async function callProvider<S extends Schema>(question: ProviderRequest<S>): Promise<InferType<S>> {
  const { provider, url, init = {}, schema, refusals = [] } = question
  const response = await answerOf(provider, url, init)
  if (refusals.includes(response.status)) throw invalidToken(provider, `status ${response.status}`)
  if (!response.ok) throw providerFailed(provider, `status ${response.status}`)
  try {
    return schema.validateSync(await response.json(), { stripUnknown: true })
  } catch (error) {
    throw providerFailed(
      provider,
      error instanceof ValidationError
        ? `unknown answer at ${error.path ?? 'its root'}`
        : 'answer is not JSON',
    )
  }
}
