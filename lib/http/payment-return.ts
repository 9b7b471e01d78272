import 'server-only'
import type { NextRequest } from 'next/server'
import { mixed, object, string } from 'yup'
import { DomainError } from '@/domain/error'
import { CLIENT_ADDRESS } from './client-address'
import { readBodyText } from './read-body'
import { orderResultPath } from '@/lib/pages/routes'
import { paymentClient } from '@/lib/services/clients'
import { log } from '@/lib/services/embedded'
import { readData } from '@/lib/services/read'

const STATES = ['paid', 'failed', 'pending'] as const

const returnedSchema = object({
  order_id: string().uuid().required(),
  state: mixed<(typeof STATES)[number]>().oneOf(STATES).required(),
  method: string().required(),
  key: string().defined().nullable(),
})

const FORM_BYTES = 65_536

/** The fields of the address, and of a form where a provider posts one. @throws BrokenOff */
async function broughtBy(request: NextRequest): Promise<URLSearchParams> {
  const brought = new URLSearchParams(request.nextUrl.search)
  const isForm = /^application\/x-www-form-urlencoded\b/.test(request.headers.get('content-type') ?? '')
  if (request.method !== 'POST' || !isForm) return brought
  const form = (await readBodyText(request, FORM_BYTES)) ?? ''
  for (const [name, value] of new URLSearchParams(form)) brought.append(name, value)
  return brought
}

const goTo = (location: string) =>
  new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })

const unknownMethod = () => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })

/** The buyer returns from a payment provider: settles the result they carry and redirects to the order's result page (RTE-11 to RTE-13). */
export async function finishPayment(request: NextRequest, method: string): Promise<Response> {
  if (!/^[a-z_]{1,40}$/.test(method)) return unknownMethod()
  try {
    const query = (await broughtBy(request)).toString()
    const call = paymentClient.returns[':method'].$post(
      { param: { method }, json: { query } },
      { headers: { [CLIENT_ADDRESS]: request.headers.get(CLIENT_ADDRESS) ?? 'unknown' } },
    )
    const { order_id, state, method: paidBy, key } = await readData(call, returnedSchema)
    const failure = paidBy === 'credit_debit_card' ? 'credit-card-failed' : 'failed'
    return goTo(orderResultPath(state === 'failed' ? failure : 'success', order_id, key))
  } catch (error) {
    if (error instanceof DomainError && error.code === 'PAYMENT_METHOD_OFF') return unknownMethod()
    // The order is unknown: redirects to the bag, which links to all orders.
    if (!(error instanceof DomainError && error.status < 500))
      log.error({ err: error }, 'a payment return failed')
    return goTo('/order')
  }
}
