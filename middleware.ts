import { type NextRequest, NextResponse } from 'next/server'

/**
 * Remembers apps mode: a visitor who came once with `?appsmode=1` keeps pages without header and footer (spec 1 §2).
 * Only requests that carry the flag come here: cached pages are served without passing through.
 */
export function middleware(request: NextRequest) {
  const response = NextResponse.next()
  const wanted = request.nextUrl.searchParams.get('appsmode') === '1'
  response.cookies.set('appsmode', wanted ? '1' : '', {
    path: '/',
    sameSite: 'lax',
    maxAge: wanted ? 86_400 : 0,
  })
  return response
}

export const config = {
  matcher: [{ source: '/((?!_next/|api/|media/).*)', has: [{ type: 'query', key: 'appsmode' }] }],
}
