import type { TrackingInput } from '@/domain/affiliate/tracking'
import { AFFILIATE_COOKIES } from '@/domain/affiliate/tracking-cookies'
import { ACQUISITION_SOURCES, type AcquisitionSource, MAX_REFERRAL_CODE } from '@/domain/account/acquisition'

/** Fields of the payload (`affilation` is the wire's spelling), each with the cookies campaigns and partners leave it in (AUT-08, AUT-11). */
const COOKIES = {
  acquisition_campaign: ['acquisition_campaign'],
  utm_source: ['utm_source'],
  utm_medium: ['utm_medium'],
  utm_campaign: ['utm_campaign'],
  aff_sid: ['aff_sid'],
  affilation: ['affilation', 'traffic_id'],
  affiliate_code: ['affiliate_code'],
} as const satisfies Record<string, readonly string[]>

const LONGEST = 200

type ReadCookie = (name: string) => string | null | undefined

/** What campaigns and partners left about a visitor; only what there is. */
export function acquisitionIn(readCookie: ReadCookie): Partial<Record<keyof typeof COOKIES, string>> {
  return Object.fromEntries(
    Object.entries(COOKIES).flatMap(([field, names]) => {
      const value = names.map(readCookie).find(Boolean)
      return value ? [[field, value.slice(0, LONGEST)]] : []
    }),
  )
}

/** The affiliate's link a visitor came by, as it is sent with an order (AFF-04); undefined without one. */
export function affiliationIn(readCookie: ReadCookie): TrackingInput | undefined {
  if (!readCookie('affiliate_code')) return undefined
  return Object.fromEntries(
    AFFILIATE_COOKIES.flatMap((name) => {
      const value = readCookie(name)
      return value ? [[name, value.slice(0, LONGEST)]] : []
    }),
  )
}

/** Where a visitor comes from when an app or a partner left its name; else the kind of screen says. */
export const sourceIn = (readCookie: ReadCookie): AcquisitionSource | undefined =>
  ACQUISITION_SOURCES.find((source) => source === readCookie('nang_source'))

export const REFERRAL_COOKIE = 'referral_code'

/** User name of the member who invited a visitor; a value that cannot be one is left out. */
export function referralIn(readCookie: ReadCookie): string | undefined {
  const code = readCookie(REFERRAL_COOKIE)
  return code && code.length <= MAX_REFERRAL_CODE ? code : undefined
}
