// @ts-check

/**
 * The table of pages: every page and route handler of `app/` with its kind. Who may see it, its security policy, robots.txt, the sitemap's
 * fixed entries, the reserved words and the pages a guard must know derive from it. `npm run routes` prints it with addresses and files.
 *
 * The browser loads it when it is needed: it must not get into the JavaScript of the first load.
 *
 * - `static`: the same for everyone, made on first request and kept. One with a key in its path needs its judge in lib/cache/guard/page-guard.ts.
 * - `query`: made for each request from its query; the same for everyone who asks so.
 * - `member`: of the member who asks; visitors sign in first. Made for each request, with a nonce.
 * - `own`: of the member or the device that asks. Made for each request, with a nonce.
 * - `nonce`: a form that takes secrets, for visitors too. Made for each request, with a nonce.
 * - `handler`: no page, a route handler.
 *
 * @typedef {'static' | 'query' | 'member' | 'own' | 'nonce' | 'handler'} PageKind
 *
 * @typedef {object} Page
 * @property {`/${string}`} path as its folders say it, without groups
 * @property {PageKind} kind
 * @property {`/${string}`} [address] where the page is found, when lib/pages/addresses.js rewrites one fixed address to it
 * @property {true} [sitemap] one of the fixed entries of the sitemap
 * @property {'noindex' | 'disallow'} [robots] kept out of search engines by its own metadata, or by robots.txt, as pages of one person and with
 *   a nonce always are
 * @property {'checkout' | 'key'} [guests] a member's page that visitors may open too: while guests may check out, or with the key of their
 *   order's link (DEC-10)
 */

export const PAGES = /** @satisfies {readonly Page[]} */ (
  /** @type {const} */ ([
    { path: '/', kind: 'static', sitemap: true },
    { path: '/brands', kind: 'static', sitemap: true },
    { path: '/categories', kind: 'static', sitemap: true },
    { path: '/listing/best-seller/[category]', kind: 'static', address: '/best-seller', sitemap: true },
    { path: '/flash-sale', kind: 'static', sitemap: true },
    { path: '/promo', kind: 'static', sitemap: true },
    { path: '/partners-promo', kind: 'static', sitemap: true },
    { path: '/store', kind: 'static', sitemap: true },
    { path: '/how-to-earn', kind: 'static', sitemap: true },
    { path: '/points-rewards', kind: 'static', sitemap: true },
    { path: '/affiliate', kind: 'static', sitemap: true },
    { path: '/page/help', kind: 'static', sitemap: true },
    { path: '/content/4-about-us', kind: 'static' },
    { path: '/content/9-careers', kind: 'static' },
    { path: '/how-to-pay', kind: 'static' },
    { path: '/page/help/contact-us', kind: 'static', sitemap: true },
    { path: '/signup', kind: 'static' },
    { path: '/pink-university', kind: 'static' },
    { path: '/pink-university/check-in', kind: 'static' },
    { path: '/pink-university/wheels-of-fortune', kind: 'static' },
    { path: '/pink-university/history', kind: 'static', robots: 'noindex' },
    { path: '/pink-squad', kind: 'static' },
    { path: '/pink-squad/check-in', kind: 'static' },
    { path: '/pink-squad/history', kind: 'static', robots: 'noindex' },
    { path: '/checkin-gift', kind: 'static' },
    { path: '/spinthewheel', kind: 'static' },
    { path: '/spinthewheel/home', kind: 'static' },
    { path: '/spinthewheel/history', kind: 'static', robots: 'noindex' },
    { path: '/product/[category]/[product]/[page]', kind: 'static' },
    { path: '/listing/category/[category]/[page]', kind: 'static' },
    { path: '/listing/brand/[brand]/[page]', kind: 'static' },
    { path: '/listing/place/[kind]/[key]/[page]', kind: 'static' },
    { path: '/listing/promotion/[kind]/[slug]/[page]', kind: 'static' },
    { path: '/promotion/[slug]', kind: 'static' },
    { path: '/campaign/[slug]', kind: 'static' },
    { path: '/partners-promo/[slug]', kind: 'static' },
    { path: '/flash-sale/[session]', kind: 'static' },
    { path: '/save-more-voucher/[slug]/[[...page]]', kind: 'static' },
    { path: '/profile/[slug]', kind: 'static', robots: 'noindex' },
    { path: '/register/[username]', kind: 'static', robots: 'noindex' },
    { path: '/help/category/[category]/[page]', kind: 'static' },
    { path: '/help/article/[category]/[article]', kind: 'static' },
    { path: '/policy/[slug]/[version]', kind: 'static' },
    { path: '/content/9-careers/[position]', kind: 'static' },
    { path: '/photobooth/store/[storeId]', kind: 'static', robots: 'noindex' },
    { path: '/photobooth/tnc', kind: 'static', robots: 'noindex' },
    { path: '/photobooth/camera', kind: 'static', robots: 'noindex' },
    { path: '/photobooth/result', kind: 'static', robots: 'noindex' },
    { path: '/photobooth/scan', kind: 'static', robots: 'noindex' },
    { path: '/khong-co/[what]', kind: 'static', robots: 'noindex' },
    { path: '/[...missing]', kind: 'static', robots: 'noindex' },

    { path: '/search', kind: 'query', robots: 'noindex' },
    { path: '/page/help/search', kind: 'query', robots: 'noindex' },
    { path: '/listing/category/[category]', kind: 'query', robots: 'noindex' },
    { path: '/listing/brand/[brand]', kind: 'query', robots: 'noindex' },
    { path: '/listing/place/[kind]/[key]', kind: 'query', robots: 'noindex' },
    { path: '/listing/promotion/[kind]/[slug]', kind: 'query', robots: 'noindex' },

    { path: '/order', kind: 'own' },
    { path: '/contact/[token]', kind: 'own' },
    { path: '/authenticity', kind: 'own' },

    { path: '/order/shipping', kind: 'member', guests: 'checkout' },
    { path: '/order/payment', kind: 'member', guests: 'checkout' },
    { path: '/order/success/[orderId]', kind: 'member', guests: 'key' },
    { path: '/order/failed/[orderId]', kind: 'member', guests: 'key' },
    { path: '/order/credit-card-failed/[orderId]', kind: 'member', guests: 'key' },
    { path: '/my-orders', kind: 'member' },
    { path: '/wishlist', kind: 'member' },
    { path: '/my-affiliate', kind: 'member' },
    { path: '/shipping-address', kind: 'member' },
    { path: '/complete-profile', kind: 'member' },

    { path: '/set-password', kind: 'nonce' },
    { path: '/quick-signup', kind: 'nonce' },
    { path: '/complete-signup', kind: 'nonce' },
    { path: '/complete-profile-signup', kind: 'nonce' },
    { path: '/quick-registration-complete-account', kind: 'nonce' },
    { path: '/dev/outbox', kind: 'nonce' },
    { path: '/unsubscribe', kind: 'nonce' },

    { path: '/api/[service]/[...path]', kind: 'handler', robots: 'disallow' },
    { path: '/api/affiliates', kind: 'handler', robots: 'disallow' },
    { path: '/api/authenticity', kind: 'handler', robots: 'disallow' },
    { path: '/api/contact', kind: 'handler', robots: 'disallow' },
    { path: '/api/menu', kind: 'handler', robots: 'disallow' },
    { path: '/api/payment/notify/[method]', kind: 'handler', robots: 'disallow' },
    { path: '/api/payment/return/[method]', kind: 'handler', robots: 'disallow' },
    { path: '/api/revalidate', kind: 'handler', robots: 'disallow' },
    { path: '/api/shipping/webhook/[carrier]', kind: 'handler', robots: 'disallow' },
    { path: '/api/signin/[provider]', kind: 'handler', robots: 'disallow' },
    { path: '/api/signin/[provider]/return', kind: 'handler', robots: 'disallow' },
    { path: '/api/sso/broker', kind: 'handler', robots: 'disallow' },
    { path: '/api/sso/enter', kind: 'handler', robots: 'disallow' },
    { path: '/api/sso/return', kind: 'handler', robots: 'disallow' },
    { path: '/api/unsubscribe', kind: 'handler', robots: 'disallow' },
    { path: '/feeds/google-merchant.xml', kind: 'handler' },
    { path: '/flags/[file]', kind: 'handler' },
    { path: '/healthz', kind: 'handler' },
    { path: '/i/[...key]', kind: 'handler' },
    { path: '/media/[...key]', kind: 'handler' },
    { path: '/readyz', kind: 'handler' },
    { path: '/sitemap.xml', kind: 'handler' },
    { path: '/sitemaps/[file]', kind: 'handler' },
    { path: '/sw.js', kind: 'handler' },
  ])
)

/** @typedef {(typeof PAGES)[number]['path']} PagePath */

/**
 * What begins the addresses of kept pages with a key: up to that key.
 * @typedef {Extract<(typeof PAGES)[number], { kind: 'static' }>['path']} StaticPath
 * @typedef {Exclude<StaticPath extends infer Path ? Path extends `${infer Prefix}[${string}` ? Prefix : never : never, '/'>} JudgedPrefix
 */

/** @type {readonly Page[]} */
const pages = PAGES

/**
 * The paths of these kinds without the first slash, as alternatives of a regular expression: path-to-regexp takes them too. A folder that
 * holds one page of a kind holds no other, so that an unknown path below it is answered alike.
 * @param {readonly PageKind[]} kinds
 */
function alternatives(kinds) {
  const paths = pages.filter(({ kind }) => kinds.includes(kind)).map(({ path }) => path.slice(1).split('/'))
  return [...new Set(paths.map(([folder, ...below]) => (below.length > 0 ? `${folder}/.+` : folder)))].join(
    '|',
  )
}

const membersOnly = new RegExp(`^/(?:${alternatives(['member'])})/?$`)

/**
 * Whether an address is of members alone: order sub-paths, but not the bag itself, and what completes a profile (LAY-06, LAY-07, RTE-45). Each of them
 * checks again by itself.
 * @param {string} path
 */
export const isMembersOnly = (path) => membersOnly.test(path)

const guestPages = pages.flatMap(({ path, guests }) =>
  guests ? [{ path, guests, pattern: new RegExp(`^${path.replace(/\[\w+\]/, '([^/]+)')}/?$`) }] : [],
)

/**
 * The page at an address, when visitors may open it too, with the key in its address.
 * @param {string} address
 */
export function guestPageAt(address) {
  for (const { path, guests, pattern } of guestPages) {
    const match = pattern.exec(address)
    if (match) return { path, guests, key: match[1] ?? null }
  }
  return null
}

/** @type {readonly PageKind[]} */
const MADE_WITH_NONCE = ['member', 'own', 'nonce']

/** Pages with a nonce: everything of one person, and forms that take secrets. As alternatives of a pattern. */
export const NONCE_PAGES = alternatives(MADE_WITH_NONCE)

const nonceAddress = new RegExp(`^/(?:${NONCE_PAGES})/?$`)

/** Whether the page of an address, with or without its query, has a nonce: it is made for each request and never kept. @param {string} url */
export const hasNonce = (url) => nonceAddress.test(url.split('?', 1)[0] ?? '')

/** @param {Page} page */
const addressOf = ({ path }) => `^${path.replace(/\[\w+\]/g, '[^/]+')}/?$`
const withNonce = new RegExp(
  pages
    .filter(({ kind }) => MADE_WITH_NONCE.includes(kind))
    .map(addressOf)
    .join('|'),
)

/** Whether nothing is found at an address below the folder of a page with a nonce: the not-found page is kept, and has none. @param {string} path */
export const lacksPage = (path) => hasNonce(path) && !withNonce.test(path)

/** The addresses that stand in the sitemap for themselves. */
export const SITEMAP_PATHS = pages.flatMap(({ path, address, sitemap }) => (sitemap ? [address ?? path] : []))

/** @param {string} path up to its first key */
const prefixOf = (path) => path.split('[', 1)[0] ?? ''

const disallowed = pages
  .filter(({ kind, robots }) => robots === 'disallow' || MADE_WITH_NONCE.includes(kind))
  .map(({ path }) => prefixOf(path))

/** What robots.txt keeps crawlers from: no path that a shorter one covers. */
export const DISALLOWED_PATHS = [...new Set(disallowed)].filter(
  (path) => !disallowed.some((other) => other !== path && path.startsWith(other)),
)
