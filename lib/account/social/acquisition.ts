import 'server-only'
import type { NextRequest } from 'next/server'
import { acquisitionIn, referralIn, sourceIn } from '@/lib/acquisition'

/** The screen cannot be asked on the way back from a provider: what the browser says of itself stands for it. */
const isPhone = (request: NextRequest) =>
  request.headers.get('sec-ch-ua-mobile') === '?1' ||
  (request.headers.get('user-agent') ?? '').includes('Mobi')

/** Where the visitor came from and who invited them, as POST /auth/login/{provider} takes it (AUT-05); only what there is. */
export function acquisitionOf(request: NextRequest): Record<string, string> {
  const readCookie = (name: string) => request.cookies.get(name)?.value
  const referral_code = referralIn(readCookie)
  return {
    ...acquisitionIn(readCookie),
    ...(referral_code !== undefined && { referral_code }),
    acquisition_source: sourceIn(readCookie) ?? (isPhone(request) ? 'mobile web' : 'desktop web'),
  }
}
