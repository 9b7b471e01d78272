import { settings } from '@/settings'

/** Push services of the browsers: Chrome and Edge on Android and desktops, Firefox, Safari, Edge on Windows. */
const HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
]

const isHost = (hostname: string) => (pattern: string) =>
  pattern.startsWith('*.') ? hostname.endsWith(pattern.slice(1)) : hostname === pattern

/** Whether two addresses have the same scheme, host and port. */
const isOrigin = (url: URL) => (allowed: string) => new URL(allowed).origin === url.origin

/**
 * Whether the shop sends to this address: an endpoint comes from a browser and must not make the shop call an address of its own network. Only
 * hosts of known push services over https, and the origins of PUSH_SERVICES.
 */
export function isPushEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const url = new URL(endpoint)
  if (url.username !== '' || url.password !== '') return false
  if (settings.PUSH_SERVICES.some(isOrigin(url))) return true
  return url.protocol === 'https:' && url.port === '' && HOSTS.some(isHost(url.hostname))
}
