import type { AcquisitionSource } from '@/domain/account/acquisition'
import { acquisitionIn, affiliationIn, REFERRAL_COOKIE, referralIn, sourceIn } from './acquisition-cookies'
import { readCookie } from '@/lib/client/browser/cookie'

/** Desktops are wider than 991 px (DEC-05). */
const DESKTOP = '(min-width: 992px)'

/** Where this visitor comes from (AUT-11). */
export const acquisitionSource = (): AcquisitionSource =>
  sourceIn(readCookie) ?? (window.matchMedia(DESKTOP).matches ? 'desktop web' : 'mobile web')

/** What campaigns and partners left about this visitor; only what there is. */
export const acquisition = () => acquisitionIn(readCookie)

/** The affiliate's link this visitor came by, as it is sent with an order; undefined without one. */
export const affiliation = () => affiliationIn(readCookie)

const REFERRAL_SECONDS = 30 * 24 * 60 * 60

/** User name of the member who invited this visitor. */
export const referralCode = (): string | undefined => referralIn(readCookie)

/** Keeps the inviting member's user name for 30 days. */
export function keepReferralCode(userName: string): void {
  document.cookie = `${REFERRAL_COOKIE}=${encodeURIComponent(userName)}; path=/; max-age=${REFERRAL_SECONDS}; samesite=lax`
}

/** An invitation counts once: the next to sign up in this browser was not invited by it. */
export function forgetReferralCode(): void {
  document.cookie = `${REFERRAL_COOKIE}=; path=/; max-age=0; samesite=lax`
}
