/** Who the shop is. Everything here can be set by environment; nothing here is secret. */

const fromEnv = (name: string, fallback: string) => process.env[name] ?? fallback

export const site = {
  name: fromEnv('SITE_NAME', 'Nàng'),
  tagline: fromEnv('SITE_TAGLINE', 'Mỹ phẩm chính hãng, chọn kỹ cho nàng'),
  /** provider key of the spec's field, route and tracking names; the wire's field names are written with it */
  key: 'nang',
  url: fromEnv('SITE_URL', 'http://localhost:3000').replace(/\/+$/, ''),
  logo: fromEnv('SITE_LOGO', '/logo.svg'),
  company: {
    legalName: fromEnv('SITE_COMPANY_NAME', 'Công ty TNHH Mỹ phẩm Nàng Việt Nam'),
    taxCode: fromEnv('SITE_TAX_CODE', '0319 000 001'),
    taxAuthority: fromEnv('SITE_TAX_AUTHORITY', 'Sở Tài chính TP. Hồ Chí Minh cấp ngày 08/03/2024'),
    representative: fromEnv('SITE_REPRESENTATIVE', 'Nguyễn Minh An'),
    address: fromEnv('SITE_ADDRESS', '125 Nguyễn Huệ, phường Sài Gòn, TP. Hồ Chí Minh'),
    /** page of the shop's notification on the trade ministry's portal; empty: not notified, and no badge is shown */
    ministryNotice: fromEnv('SITE_MINISTRY_NOTICE_URL', ''),
  },
  contact: {
    // By its literal name, which next.config.js writes into the browser's code too.
    hotline: process.env.SHOP_HOTLINE ?? fromEnv('SITE_HOTLINE', '1900 0108'),
    hotlineHours: fromEnv('SITE_HOTLINE_HOURS', '8:00–21:00, tất cả các ngày'),
    email: fromEnv('SITE_EMAIL', 'chamsoc@nang.example'),
  },
  social: {
    facebook: fromEnv('SITE_FACEBOOK', 'https://www.facebook.com/nang.example'),
    instagram: fromEnv('SITE_INSTAGRAM', 'https://www.instagram.com/nang.example'),
    tiktok: fromEnv('SITE_TIKTOK', 'https://www.tiktok.com/@nang.example'),
    youtube: fromEnv('SITE_YOUTUBE', 'https://www.youtube.com/@nang.example'),
  },
} as const

/** A path of the shop as a full address. */
export const absoluteUrl = (path: string) => new URL(path, `${site.url}/`).toString()
