import 'server-only'
import type { NextRequest } from 'next/server'
import { ACQUISITION_SOURCES, type acquisitionFields } from '@/domain/account/entering'

/** Fields of the call, and the cookies in which campaigns and partners leave them. */
const COOKIES = [
  ['acquisition_campaign', 'acquisition_campaign'],
  ['utm_source', 'utm_source'],
  ['utm_medium', 'utm_medium'],
  ['utm_campaign', 'utm_campaign'],
  ['aff_sid', 'aff_sid'],
  ['affilation', 'traffic_id'],
  ['affiliate_code', 'affiliate_code'],
] as const satisfies [keyof typeof acquisitionFields, string][]

const LONGEST = 200

/** The screen cannot be asked on the way back from a provider: what the browser says of itself stands for it. */
const isPhone = (request: NextRequest) =>
  request.headers.get('sec-ch-ua-mobile') === '?1' ||
  (request.headers.get('user-agent') ?? '').includes('Mobi')

/** Where the visitor came from, as POST /auth/login/{provider} takes it (spec 1 §7); only what there is. */
export function acquisitionOf(request: NextRequest): Record<string, string> {
  const cookie = (name: string) => request.cookies.get(name)?.value ?? ''
  const fields = COOKIES.flatMap(([field, name]) => {
    const value = cookie(name).slice(0, LONGEST)
    return value === '' ? [] : [[field, value] as const]
  })
  const named = ACQUISITION_SOURCES.find((source) => source === cookie('nang_source'))
  return {
    ...Object.fromEntries(fields),
    acquisition_source: named ?? (isPhone(request) ? 'mobile web' : 'desktop web'),
  }
}
