import 'server-only'
import { mixed, object, string } from 'yup'
import type { Provider } from '@/domain/account/providers'
import { domainError } from '@/domain/error-codes'
import { log } from '@/lib/services/embedded'
import { settings } from '@/settings'

// Zalo answers a refusal with status 200 and an error number, the others with an error's name.
const answerSchema = object({ access_token: string().max(4_096), error: mixed<object | string | number>() })

const failed = (provider: Provider, reason: string) => {
  log.warn({ provider, reason }, 'social provider failed')
  return domainError('PROVIDER_FAILED', 'the provider did not answer')
}

async function post(provider: Provider, url: string, init: RequestInit): Promise<Response> {
  const timeout = settings.SOCIAL_TIMEOUT_MS
  try {
    return await fetch(url, {
      ...init,
      method: 'POST',
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeout),
    })
  } catch (error) {
    throw failed(provider, error instanceof Error ? error.name : 'network')
  }
}

/**
 * Changes an authorization code for an access token. Code, secret and token are in the bodies alone, and in no log.
 * @throws PROVIDER_REFUSED when the provider does not take the code, PROVIDER_FAILED when it does not answer as it should
 */
export async function exchangeCode(
  provider: Provider,
  url: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<string> {
  const response = await post(provider, url, { body: new URLSearchParams(form), headers })
  if (response.status >= 500) throw failed(provider, `status ${response.status}`)
  const answer: unknown = await response.json().catch(() => null)
  if (!answerSchema.isValidSync(answer)) throw failed(provider, 'unknown answer')
  const { access_token: token, error } = answer
  if (response.ok && token) return token
  if (response.ok && error === undefined) throw failed(provider, 'neither token nor error')
  log.warn({ provider, status: response.status }, 'social code refused')
  throw domainError('PROVIDER_REFUSED', 'the provider did not take the code')
}
