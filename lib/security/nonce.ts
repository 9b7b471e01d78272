import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { NONCE_PAGES } from '@/lib/pages/pages.js'
import { noncePolicy } from './policy.js'
import { writtenSettings } from '@/settings'

const POLICY = 'content-security-policy'
const isNoncePage = new RegExp(`^/(${NONCE_PAGES})$`)

/** Goes on to the page; where it is made for this request alone, with a policy that names its scripts by a nonce. */
export function withNonce(request: NextRequest): NextResponse {
  if (!isNoncePage.test(request.nextUrl.pathname)) return NextResponse.next()
  const nonce = btoa(crypto.randomUUID())
  const policy = noncePolicy(nonce, writtenSettings())
  const headers = new Headers(request.headers)
  // Next.js reads the nonce from here and puts it on every script it writes.
  headers.set(POLICY, policy)
  headers.set('x-nonce', nonce)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set(POLICY, policy)
  return response
}
