/**
 * Identity of the shop: name, company, contact. On a local address missing facts are the demo shop's; on a public (https) address an invented
 * fact is never shown, and a fact that is not set is the empty text, which every reader leaves out (GEN-01).
 */

export type Environment = Readonly<Record<string, string | undefined>>

/** Whether strangers reach the shop: its address is https. */
export const isPublicShop = (environment: Environment): boolean =>
  (environment.SITE_URL ?? '').startsWith('https:')

/** Whether a public shop shows the demo shop on purpose: it says so, takes no order and asks not to be indexed. */
export const isPublicDemo = (environment: Environment): boolean =>
  isPublicShop(environment) && environment.SHOP_DEMO === 'public'

/** Whether an empty database is filled with the demo shop: on a local address unless SHOP_DEMO=none, on a public one only on purpose. */
export const wantsDemo = (environment: Environment): boolean =>
  isPublicShop(environment) ? isPublicDemo(environment) : environment.SHOP_DEMO !== 'none'

/** Facts of the demo shop that are untrue of any real one. */
const DEMO_FACTS = {
  SITE_COMPANY_NAME: 'Công ty TNHH Mỹ phẩm Nàng Việt Nam',
  SITE_TAX_CODE: '0319 000 001',
  SITE_TAX_AUTHORITY: 'Sở Tài chính TP. Hồ Chí Minh cấp ngày 08/03/2024',
  SITE_REPRESENTATIVE: 'Nguyễn Minh An',
  SITE_ADDRESS: '125 Nguyễn Huệ, phường Sài Gòn, TP. Hồ Chí Minh',
  // The demo shop was never notified to the ministry: it shows no badge.
  SITE_MINISTRY_NOTICE_URL: '',
  SITE_HOTLINE: '1900 0108',
  SITE_HOTLINE_HOURS: '8:00–21:00, tất cả các ngày',
  SITE_EMAIL: 'chamsoc@nang.example',
  SITE_FACEBOOK: 'https://www.facebook.com/nang.example',
  SITE_INSTAGRAM: 'https://www.instagram.com/nang.example',
  SITE_TIKTOK: 'https://www.tiktok.com/@nang.example',
  SITE_YOUTUBE: 'https://www.youtube.com/@nang.example',
} as const

export type IdentityFact = keyof typeof DEMO_FACTS

/** A fact as it may be shown; the empty text when a public shop has not set it. */
export function identityFact(name: IdentityFact, environment: Environment): string {
  const written = environment[name]?.trim() ?? ''
  if (written !== '') return written
  return isPublicShop(environment) && !isPublicDemo(environment) ? '' : DEMO_FACTS[name]
}
