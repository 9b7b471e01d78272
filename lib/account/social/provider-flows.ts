import 'server-only'
import type { Provider } from '@/domain/account/providers'
import { facebook } from './facebook'
import type { Flow } from './provider-flow'
import { google } from './google'
import { zalo } from './zalo'

export const FLOWS: Record<Provider, Flow> = { facebook, google, zalo }
