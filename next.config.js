// @ts-check
import { fileURLToPath } from 'node:url'
import createNextIntlPlugin from 'next-intl/plugin'
import { PICTURE_WIDTHS } from './domain/picture-variant.js'
import { identityFact } from './domain/shop/shop-identity.js'
import { pageRedirects, pageRewrites } from './lib/pages/addresses.js'
import { NONCE_PAGES } from './lib/pages/pages.js'
import { staticPolicy } from './lib/security/policy.js'
import { UNDECODABLE_PATH } from './lib/pages/undecodable-path.js'

/** @param {string} file */
const absolute = (file) => fileURLToPath(new URL(file, import.meta.url))

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n.ts',
  // Texts are compiled at build: no browser loads a parser, no page is made with one (ADR 49). In development `t.raw` refuses compiled texts.
  experimental: {
    messages: {
      path: './messages/vi',
      format: 'json',
      locales: ['vi'],
      precompile: process.env.NODE_ENV === 'production',
    },
  },
})

const isHttps = (process.env.SITE_URL ?? '').startsWith('https:')

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  cacheComponents: true,
  // Writing what may serve the next build takes a third of the processor time of a first one.
  ...(process.env.BUILD_CACHE === 'off' && {
    experimental: { turbopackFileSystemCacheForBuild: false },
  }),
  // Next's own never reads back a static page it made at run time (vercel/next.js #98306), and has no bound on disk (ADR 19).
  ...(process.env.NODE_ENV === 'production' && {
    cacheHandler: absolute('./lib/cache/page-cache-handler.js'),
    cacheHandlers: { default: absolute('./lib/cache/function-cache.js') },
    cacheMaxMemorySize: 0,
  }),
  partialPrefetching: false,
  poweredByHeader: false,
  // An ETag is hashed for each request and costs half of the throughput; shared caches go by s-maxage.
  generateEtags: false,
  // scripts/serve.js compresses.
  compress: false,
  // What client components must know too: which hosts' pictures can be shown, whom to call when a page fails.
  env: {
    IMAGE_HOSTS: process.env.IMAGE_HOSTS ?? '',
    SHOP_HOTLINE: identityFact('SITE_HOTLINE', process.env),
  },
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
    'web-push',
  ],
  // For pictures of other hosts alone: the shop's own have variants (ADR 44).
  images: {
    formats: ['image/avif', 'image/webp'],
    deviceSizes: PICTURE_WIDTHS.filter((width) => width > 300),
    imageSizes: PICTURE_WIDTHS.filter((width) => width <= 300),
    minimumCacheTTL: 31_536_000,
    localPatterns: [],
    remotePatterns: (process.env.IMAGE_HOSTS ?? '')
      .split(',')
      .filter(Boolean)
      .map((hostname) => ({ protocol: /** @type {const} */ ('https'), hostname })),
  },
  async rewrites() {
    return {
      // No page has an undecodable path: the shop's 404 answers.
      beforeFiles: [{ source: UNDECODABLE_PATH, destination: '/khong-co/page' }, ...pageRewrites],
      afterFiles: [],
      fallback: [],
    }
  },
  async redirects() {
    return pageRedirects
  },
  async headers() {
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
          ...(isHttps && process.env.SHOP_DEMO === 'public'
            ? [{ key: 'X-Robots-Tag', value: 'noindex' }]
            : []),
        ],
      },
      {
        // Its address changes with its content (scripts/icons.js).
        source: '/icons.svg',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
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
