import { type NextRequest, NextResponse } from 'next/server'
import { writtenSettings } from '@/settings'
import { isOutboxOpen } from '@/domain/shop/message-providers'
import { safeNext } from './domain/account/next-path'
import { isNarrowedListing, judgeListing } from '@/lib/listing/listing-guard'
import { isCheckout, isGuestCheckoutOn, guardOrderResult, orderOfResult } from '@/lib/http/order-guard'
import { boothAddressOf } from '@/lib/http/booth-guard'
import { NO_PAGE } from '@/lib/pages/missing-page-name'
import { hasNonce, isMembersOnly, lacksPage } from '@/lib/pages/pages.js'
import { completeProfilePath, loginPath } from '@/lib/pages/routes'
import { brokerVisitedCookie, isSecure, readSession, type SessionContent } from '@/lib/session/session-cookie'
import { isKeptOffline, nameOwner } from '@/lib/session/page-owner'
import { withNonce } from './lib/security/nonce'
import { staticPolicy } from './lib/security/policy.js'
import { cleanPath } from '@/lib/session/sso'
import { STATE, TICKET } from '@/lib/session/sso-query'

/**
 * Only requests that need it come here: protected paths, pages with a nonce, narrowed listings, and queries of apps mode or the SSO broker.
 * Cached pages bypass it.
 */
export async function middleware(request: NextRequest) {
  const { nextUrl } = request
  if (nextUrl.searchParams.has(TICKET)) return fromBroker(nextUrl)
  if (isMembersOnly(nextUrl.pathname)) {
    const session = await readSession(request.cookies)
    const elsewhere = session ? whereTo(nextUrl, session) : await whereVisitorsGo(nextUrl)
    if (elsewhere !== null) return NextResponse.redirect(new URL(elsewhere, request.url), 307)
  }
  if (nextUrl.pathname === '/dev/outbox' && !isOutboxOpen(writtenSettings())) return missing(request)
  if (lacksPage(nextUrl.pathname)) return missing(request)
  const booth = await boothAddressOf(nextUrl)
  if (booth !== null) return NextResponse.redirect(new URL(booth, request.url), 308)
  const orderId = orderOfResult(nextUrl.pathname)
  if (orderId !== null) {
    // Decided before the first byte: a streaming page can no longer answer 404. When the order service does not answer, the page asks again.
    const access = await guardOrderResult(request, orderId)
    if (access.is === 'missing') return missing(request)
    if (access.is === 'moved') return NextResponse.redirect(new URL(access.to, request.url), 307)
  }
  if (isNarrowedListing(nextUrl)) {
    const verdict = await judgeListing(nextUrl)
    if (verdict.is === 'missing') return missing(request)
    if (verdict.is === 'moved') return NextResponse.redirect(new URL(verdict.to, request.url), 308)
  }
  const response = withNonce(request)
  if (isKeptOffline(nextUrl.pathname)) await nameOwner(request, response)
  const appsmode = nextUrl.searchParams.get('appsmode')
  if (appsmode !== null) rememberAppsMode(response, appsmode === '1')
  return response
}

/** The guard of the page cache answers an address that has no page. */
function missing(request: NextRequest): NextResponse {
  const response = NextResponse.rewrite(new URL(NO_PAGE, request.url))
  // Pages with a nonce get no policy from next.config.js; the not-found page in the place of one has none.
  if (hasNonce(request.nextUrl.pathname))
    response.headers.set('content-security-policy', staticPolicy(writtenSettings()))
  return response
}

/** Visitors sign in first, but for a guest's checkout and the signed link to a guest's order (DEC-10). */
async function whereVisitorsGo({ pathname, search, searchParams }: NextRequest['nextUrl']) {
  if (orderOfResult(pathname) !== null && searchParams.has('key')) return null
  if (isCheckout(pathname) && (await isGuestCheckoutOn())) return null
  return loginPath(pathname + search)
}

/** Where a member is redirected, by the state of their profile (AUT-13, RTE-45); null for no redirect. */
function whereTo(
  { pathname, search, searchParams }: NextRequest['nextUrl'],
  session: SessionContent,
): string | null {
  const isCompleting = pathname.startsWith('/complete-profile')
  if (isCompleting) return session.isComplete ? safeNext(searchParams.get('next')) : null
  return session.mustComplete ? completeProfilePath(pathname + search) : null
}

/** The SSO broker sent the browser back with a ticket: redeems it and redirects to the page without it (AUT-03). */
function fromBroker(url: NextRequest['nextUrl']): NextResponse {
  const target = new URL('/api/sso/return', url.href)
  target.searchParams.set(TICKET, url.searchParams.get(TICKET) ?? '')
  target.searchParams.set(STATE, url.searchParams.get(STATE) ?? '')
  target.searchParams.set('to', cleanPath(new URL(url.href)))
  const response = NextResponse.redirect(target, 307)
  response.headers.append('set-cookie', brokerVisitedCookie())
  return response
}

/** A visitor who came once with `?appsmode=1` keeps pages without header and footer (LAY-02). */
function rememberAppsMode(response: NextResponse, isOn: boolean) {
  response.cookies.set('appsmode', isOn ? '1' : '', {
    path: '/',
    sameSite: 'lax',
    secure: isSecure(),
    maxAge: isOn ? 86_400 : 0,
  })
  // The answer sets a cookie: no shared cache may keep it.
  response.headers.set('cache-control', 'private, no-store')
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/order/:path*',
    '/contact/:token',
    '/authenticity',
    '/(my-orders|my-affiliate|wishlist|shipping-address|set-password|complete-profile|complete-signup|quick-signup)',
    '/(complete-profile-signup|quick-registration-complete-account|unsubscribe)',
    '/dev/:path+',
    '/photobooth/store/:id(\\d{1,9})',
    // Narrowed listings; the list must be written out here, one line a parameter.
    {
      source: '/((?:\\d+-|(?:brand|tag|promo|sale|deals|weekly-highlight)/).+)',
      has: [{ type: 'query', key: 'q' }],
    },
    {
      source: '/((?:\\d+-|(?:brand|tag|promo|sale|deals|weekly-highlight)/).+)',
      has: [{ type: 'query', key: 'sort' }],
    },
    {
      source: '/((?:\\d+-|(?:brand|tag|promo|sale|deals|weekly-highlight)/).+)',
      has: [{ type: 'query', key: 'limit' }],
    },
    {
      source: '/((?:\\d+-|(?:brand|tag|promo|sale|deals|weekly-highlight)/).+)',
      has: [{ type: 'query', key: 'skip' }],
    },
    {
      source: '/((?:\\d+-|(?:brand|tag|promo|sale|deals|weekly-highlight)/).+)',
      has: [{ type: 'query', key: 'brands' }],
    },
    {
      source: '/((?:\\d+-|(?:brand|tag|promo|sale|deals|weekly-highlight)/).+)',
      has: [{ type: 'query', key: 'category' }],
    },
    {
      source: '/((?:\\d+-|(?:brand|tag|promo|sale|deals|weekly-highlight)/).+)',
      has: [{ type: 'query', key: 'prices' }],
    },
    {
      source: '/((?:\\d+-|(?:brand|tag|promo|sale|deals|weekly-highlight)/).+)',
      has: [{ type: 'query', key: 'origins' }],
    },
    {
      source: '/((?:\\d+-|(?:brand|tag|promo|sale|deals|weekly-highlight)/).+)',
      has: [{ type: 'query', key: 'is_sale' }],
    },
    {
      source: '/((?:\\d+-|(?:brand|tag|promo|sale|deals|weekly-highlight)/).+)',
      has: [{ type: 'query', key: 'rating' }],
    },
    {
      source: '/((?:\\d+-|(?:brand|tag|promo|sale|deals|weekly-highlight)/).+)',
      has: [{ type: 'query', key: 'tags' }],
    },
    {
      source: '/((?:\\d+-|(?:brand|tag|promo|sale|deals|weekly-highlight)/).+)',
      has: [{ type: 'query', key: 'products' }],
    },
    { source: '/((?!_next/|api/|media/).*)', has: [{ type: 'query', key: 'appsmode' }] },
    { source: '/((?!_next/|api/|media/).*)', has: [{ type: 'query', key: 'sso_token' }] },
  ],
}
