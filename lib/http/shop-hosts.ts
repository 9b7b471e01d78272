import { settings } from '@/settings'
import { site } from '@/lib/site'

/**
 * Hosts of this shop (AUT-03): its public address, those of SHOP_HOSTS, and the SSO broker, which has the session of members. Redirects to
 * any other host are refused.
 */
const originOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).origin : null)

/** Origin of the SSO broker: SSO_BROKER_URL, or the shop's own address. */
export const brokerOrigin = (): string => originOf(settings.SSO_BROKER_URL) ?? new URL(site.url).origin

const shopOrigins = (): string[] => {
  const listed = settings.SHOP_HOSTS.map(originOf)
  return [
    ...new Set([new URL(site.url).origin, brokerOrigin(), ...listed.filter((origin) => origin !== null)]),
  ]
}

/** The shop's origin a request came to, by its Host header; null for a host that is not ours. */
export function calledOrigin(headers: Headers): string | null {
  const host = headers.get('host')
  return shopOrigins().find((origin) => new URL(origin).host === host) ?? null
}

/** An address of one of the shop's hosts; null for any other. */
export function shopAddress(wanted: string | null): URL | null {
  if (wanted === null || !URL.canParse(wanted)) return null
  const url = new URL(wanted)
  return shopOrigins().includes(url.origin) ? url : null
}
