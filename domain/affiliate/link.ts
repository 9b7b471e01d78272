/** What `utm_source` of an affiliate's links says. */
export const UTM_SOURCE = 'affiliate'

/** The longest address that is made a link of. */
export const MOST_ADDRESS = 1_000

/** First segments of paths that no link may lead to: calls, files, and pages of one person, which others do not see. */
const CLOSED_SEGMENTS = [
  ...['api', 'dev', 'feeds', 'flags', 'healthz', 'i', 'media', 'readyz', 'sitemap.xml', 'sitemaps', 'sw.js'],
  ...['order', 'my-orders', 'my-affiliate', 'wishlist', 'shipping-address', 'complete-profile'],
  ...['contact', 'authenticity', 'unsubscribe', 'set-password'],
  ...['quick-signup', 'complete-signup', 'complete-profile-signup', 'quick-registration-complete-account'],
]

const isClosed = ({ pathname }: URL): boolean => CLOSED_SEGMENTS.includes(pathname.split('/')[1] ?? '')

const TRACKED = [/^utm_/, /^aff_sid$/, /^traffic_id$/, /^affiliate_code$/, /^acquisition_campaign$/]

interface LinkTarget {
  /** what the affiliate typed or pasted: an address of the shop, or a path */
  page: string
  code: string
  /** the affiliate's own word for where the link is used */
  sid?: string | undefined
}

/** A path, or an address with or without its scheme, as pasted: null where it is not on this shop. */
function pageOn(origin: string, page: string): URL | null {
  const text = page.trim()
  if (text.length > MOST_ADDRESS || /[\p{Cc}\\]/u.test(text)) return null
  const host = new URL(origin).host
  const address =
    text === ''
      ? '/'
      : text.startsWith(`${host}/`) || text === host
        ? `${new URL(origin).protocol}//${text}`
        : text
  if (!URL.canParse(address, origin)) return null
  // A word without a slash is no path: 'evil.example' would become one.
  if (!/^(\/(?!\/)|https?:\/\/)/i.test(address)) return null
  const url = new URL(address, origin)
  return url.origin === origin && url.username === '' && url.password === '' ? url : null
}

/** An affiliate's link to a page of the shop; null where the page is another site's, or of one person alone. */
export function affiliateLink(origin: string, { page, code, sid }: LinkTarget): string | null {
  const url = pageOn(origin, page)
  if (!url || isClosed(url)) return null
  for (const name of [...url.searchParams.keys()])
    if (TRACKED.some((pattern) => pattern.test(name))) url.searchParams.delete(name)
  url.hash = ''
  url.searchParams.set('utm_source', UTM_SOURCE)
  url.searchParams.set('affiliate_code', code)
  const label = (sid ?? '').trim().slice(0, 40)
  if (label !== '') url.searchParams.set('aff_sid', label)
  return url.href
}
