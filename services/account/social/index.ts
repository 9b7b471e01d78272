import { isProvider, type Provider, PROVIDERS } from '@/domain/account/providers'
import { domainError } from '@/domain/error-codes'
import { facebook } from './facebook'
import { google } from './google'
import type { Adapter, SocialProfile } from './social-profile'
import { zalo } from './zalo'

export type { SocialProfile }

const ADAPTERS: Record<Provider, Adapter> = { facebook, google, zalo }

/** Whether members can come through this provider: its app is named in the environment. */
export const isProviderOn = (name: string): name is Provider => isProvider(name) && ADAPTERS[name].isOn()

/** GET /auth/providers. */
export const providersOn = (): Provider[] => PROVIDERS.filter(isProviderOn)

/**
 * The person a provider gave this access token for, once the provider itself has confirmed that the token is valid and the shop's own.
 * @throws PROVIDER_OFF (404), INVALID_TOKEN (401), PROVIDER_FAILED (502)
 */
export async function verifySocialToken(provider: string, accessToken: string): Promise<SocialProfile> {
  if (!isProviderOn(provider)) throw domainError('PROVIDER_OFF', 'no such sign-in')
  return ADAPTERS[provider].personOf(accessToken)
}
