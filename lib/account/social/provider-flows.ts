import 'server-only'
import type { Provider } from '@/domain/account/providers'
import { facebook } from './facebook'
import type { ProviderFlow } from './provider-flow'
import { google } from './google'
import { zalo } from './zalo'

export const PROVIDER_FLOWS: Record<Provider, ProviderFlow> = { facebook, google, zalo }
