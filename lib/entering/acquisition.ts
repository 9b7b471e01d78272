import { ACQUISITION_SOURCES, type AcquisitionSource } from '@/domain/account/entering'
import { readCookie } from '../client/cookie'

/** Desktops are wider than 991 px (decisions.md). */
const DESKTOP = '(min-width: 992px)'

/** Where this visitor comes from: an app or a partner left its name in a cookie, else the kind of screen (spec 1 §6). */
export function acquisitionSource(): AcquisitionSource {
  const named = ACQUISITION_SOURCES.find((source) => source === readCookie('nang_source'))
  return named ?? (window.matchMedia(DESKTOP).matches ? 'desktop web' : 'mobile web')
}

/** Fields of the payload (`affilation` is the wire's spelling), each with the cookies it may be kept in. */
const COOKIES = {
  acquisition_campaign: ['acquisition_campaign'],
  utm_source: ['utm_source'],
  utm_medium: ['utm_medium'],
  utm_campaign: ['utm_campaign'],
  aff_sid: ['aff_sid'],
  affilation: ['affilation', 'traffic_id'],
  affiliate_code: ['affiliate_code'],
} as const satisfies Record<string, readonly string[]>

type Acquisition = Partial<Record<keyof typeof COOKIES, string>>

/** What campaigns and partners left about this visitor; only what there is. */
export function acquisition(): Acquisition {
  return Object.fromEntries(
    Object.entries(COOKIES).flatMap(([field, cookies]) => {
      const value = cookies.map(readCookie).find(Boolean)
      return value ? [[field, value.slice(0, 200)]] : []
    }),
  )
}

const REFERRAL = 'referral_code'
const REFERRAL_SECONDS = 30 * 24 * 60 * 60

/** Who invited this visitor. */
export const referralCode = (): string | undefined => readCookie(REFERRAL) ?? undefined

/** Remembers for 30 days who invited this visitor. */
export function keepReferralCode(userName: string): void {
  document.cookie = `${REFERRAL}=${encodeURIComponent(userName)}; path=/; max-age=${REFERRAL_SECONDS}; samesite=lax`
}
