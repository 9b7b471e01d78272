import 'server-only'
import type { Provider } from '@/services/account/social'
import { facebook } from './facebook'
import type { Flow } from './flow'
import { google } from './google'
import { zalo } from './zalo'

export const FLOWS: Record<Provider, Flow> = { facebook, google, zalo }

export const isProvider = (name: string): name is Provider => Object.hasOwn(FLOWS, name)
