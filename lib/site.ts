import { type IdentityFact, identityFact, isPublicDemo } from '@/domain/shop/shop-identity'

/** Who the shop is. Everything here can be set by environment; nothing here is secret. */

const fact = (name: IdentityFact) => identityFact(name, process.env)
const fromEnv = (name: string, fallback: string) => process.env[name] ?? fallback

export const site = {
  name: fromEnv('SITE_NAME', 'Nàng'),
  tagline: fromEnv('SITE_TAGLINE', 'Mỹ phẩm chính hãng, chọn kỹ cho nàng'),
  /** provider key in route and tracking names (DEC-01); the wire's field names are written with it */
  key: 'nang',
  url: fromEnv('SITE_URL', 'http://localhost:3000').replace(/\/+$/, ''),
  logo: fromEnv('SITE_LOGO', '/logo.svg'),
  /** a demonstration on a public address: no order is taken, no page is indexed */
  isPublicDemo: isPublicDemo(process.env),
  // A fact that a public shop has not set is empty: leave it out.
  company: {
    legalName: fact('SITE_COMPANY_NAME'),
    taxCode: fact('SITE_TAX_CODE'),
    taxAuthority: fact('SITE_TAX_AUTHORITY'),
    representative: fact('SITE_REPRESENTATIVE'),
    address: fact('SITE_ADDRESS'),
    /** page of the shop's notification on the trade ministry's portal; empty: no badge is shown */
    ministryNotice: fact('SITE_MINISTRY_NOTICE_URL'),
  },
  contact: {
    hotline: fact('SITE_HOTLINE'),
    hotlineHours: fact('SITE_HOTLINE_HOURS'),
    email: fact('SITE_EMAIL'),
  },
  social: {
    facebook: fact('SITE_FACEBOOK'),
    instagram: fact('SITE_INSTAGRAM'),
    tiktok: fact('SITE_TIKTOK'),
    youtube: fact('SITE_YOUTUBE'),
  },
} as const

/** A path of the shop as a full address. */
export const absoluteUrl = (path: string) => new URL(path, `${site.url}/`).toString()
