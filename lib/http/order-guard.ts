import type { NextRequest } from 'next/server'
import { isCanonicalUuid } from '@/domain/ids'
import { settings } from '@/settings'
import { guestPageAt, type PagePath } from '@/lib/pages/pages.js'
import { orderResultPath } from '@/lib/pages/routes'

/**
 * Checks in the middleware before an order's page begins: once streaming starts, a page can no longer answer 404 or 307.
 * It calls the gateway over loopback HTTP, so that the middleware's bundle holds no backend.
 */
const self = () => `http://127.0.0.1:${settings.PORT}`

const PATIENCE_MS = 5_000
const TOGGLE_MS = 10_000

let guestCheckout = { isOn: false, readAt: 0 }

/** Whether visitors may check out without an account (DEC-10); cached for ten seconds, off when the service does not answer. */
export async function isGuestCheckoutOn(): Promise<boolean> {
  if (Date.now() - guestCheckout.readAt < TOGGLE_MS) return guestCheckout.isOn
  const filter = encodeURIComponent('{"feature_name":"guest_checkout"}')
  const isOn = await fetch(`${self()}/api/account/feature-toggles?filter=${filter}`, {
    signal: AbortSignal.timeout(PATIENCE_MS),
    cache: 'no-store',
  })
    .then(async (answer) => (await answer.text()).includes('"isToggleOn":true'))
    .catch(() => false)
  guestCheckout = { isOn, readAt: Date.now() }
  return isOn
}

export const isCheckout = (path: string): boolean => guestPageAt(path)?.guests === 'checkout'

const CARD_PAGE: PagePath = '/order/credit-card-failed/[orderId]'

/** The order whose result a page shows; null for any other page. */
export function orderOfResult(path: string): string | null {
  const page = guestPageAt(path)
  return page?.guests === 'key' ? page.key : null
}

/** `unknown`: the order service did not answer. */
type ResultAccess = { is: 'open' } | { is: 'missing' } | { is: 'unknown' } | { is: 'moved'; to: string }

/** `data.payment_method.code` of an order's answer; undefined where there is none. */
async function methodIn(answer: Response): Promise<unknown> {
  let value: unknown = await answer.json().catch(() => null)
  for (const name of ['data', 'payment_method', 'code'])
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  return value
}

/**
 * Guards an order's result page: it opens with the buyer's session or the key of a guest's link. The page of refused cards redirects
 * to that of other payments when the order is not paid by card (RTE-11 to RTE-13).
 */
export async function guardOrderResult(
  { nextUrl, headers }: NextRequest,
  orderId: string,
): Promise<ResultAccess> {
  if (!isCanonicalUuid(orderId)) return { is: 'missing' }
  const key = nextUrl.searchParams.get('key')
  const query = key === null ? '' : `?${new URLSearchParams({ key })}`
  const answer = await fetch(`${self()}/api/order/orders/${orderId}${query}`, {
    headers: { cookie: headers.get('cookie') ?? '' },
    signal: AbortSignal.timeout(PATIENCE_MS),
    cache: 'no-store',
  }).catch(() => null)
  if (!answer?.ok)
    return { is: answer && [400, 401, 403, 404].includes(answer.status) ? 'missing' : 'unknown' }
  if (guestPageAt(nextUrl.pathname)?.path !== CARD_PAGE || (await methodIn(answer)) === 'credit_debit_card')
    return { is: 'open' }
  return { is: 'moved', to: orderResultPath('failed', orderId, key) }
}
