// @ts-check

/**
 * Identity of the shop: name, company, contact. On a local address missing facts are the demo shop's; on a public (https) address an invented
 * fact is never shown, and a fact that is not set is the empty text, which every reader leaves out (GEN-01).
 */

/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

/**
 * Whether strangers reach the shop: its address is https.
 * @param {Environment} environment
 */
export const isPublicShop = (environment) => (environment.SITE_URL ?? '').startsWith('https:')

/**
 * Whether a public shop shows the demo shop on purpose: it says so, takes no order and asks not to be indexed.
 * @param {Environment} environment
 */
export const isPublicDemo = (environment) => isPublicShop(environment) && environment.SHOP_DEMO === 'public'

/**
 * Whether an empty database is filled with the demo shop: on a local address unless SHOP_DEMO=none, on a public one only on purpose.
 * @param {Environment} environment
 */
export const wantsDemo = (environment) =>
  isPublicShop(environment) ? isPublicDemo(environment) : environment.SHOP_DEMO !== 'none'

/** Facts of the demo shop that are untrue of any real one. */
const DEMO_FACTS = /** @type {const} */ ({
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
})

/** @typedef {keyof typeof DEMO_FACTS} IdentityFact */

/**
 * A fact as it may be shown; the empty text when a public shop has not set it.
 * @param {IdentityFact} name
 * @param {Environment} environment
 * @returns {string}
 */
export function identityFact(name, environment) {
  const written = environment[name]?.trim() ?? ''
  if (written !== '') return written
  return isPublicShop(environment) && !isPublicDemo(environment) ? '' : DEMO_FACTS[name]
}
