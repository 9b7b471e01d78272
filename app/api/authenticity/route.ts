import type { NextRequest } from 'next/server'
import { AUTHENTICITY_PATH } from '@/domain/authenticity/link'
import {
  type FormFault,
  formFaults,
  formValues,
  productParam,
  refusedAddress,
} from '@/lib/authenticity/plain-form'
import { sendCheck } from '@/lib/authenticity/reads'
import { visitorOf } from '@/lib/gateway/visitor'
import { CLIENT_ADDRESS } from '@/lib/http/client-address'
import { readOwnForm } from '@/lib/http/own-form'
import { readSession } from '@/lib/session/session-cookie'
import { refusedCheck } from './refused-check'

const FAULTS: Readonly<Record<string, FormFault>> = {
  CODE_FORGED: 'forged',
  CODE_UNKNOWN: 'unknown',
  TOO_MANY_REQUESTS: 'often',
  INVALID_FIELDS: 'fields',
}

/** The headers by which the service knows who checks: a browser without a device id gets one with this answer. */
async function callerOf(request: NextRequest) {
  const visitor = visitorOf(request)
  const session = await readSession(request.cookies)
  return {
    cookies: visitor.cookies,
    headers: {
      ...visitor.headers,
      [CLIENT_ADDRESS]: request.headers.get(CLIENT_ADDRESS) ?? 'unknown',
      ...(session && { authorization: `Bearer ${session.token}` }),
    },
  }
}

/** Takes the form of the authenticity check from browsers without scripts, and goes on to its result, or back to the form. */
export async function POST(request: NextRequest) {
  const form = await readOwnForm(request)
  if (form instanceof Response) return form
  const fields = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
  )
  const values = formValues(fields)
  const product = productParam(fields.product)
  const { cookies, headers } = await callerOf(request)
  const withCookies = (response: Response) => {
    for (const line of cookies) response.headers.append('set-cookie', line)
    return response
  }
  const goTo = (location: string) =>
    withCookies(new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } }))
  const refused = async (fault: FormFault, { status = 422, retryAfter = 0 } = {}) =>
    values.email === ''
      ? goTo(refusedAddress(values, product, fault, retryAfter))
      : withCookies(await refusedCheck(values, { fault, status, retryAfter, product }))
  if (formFaults(values).length > 0) return refused('fields')
  const outcome = await sendCheck({ ...values, ...(product !== null && { product_id: product }) }, headers)
  if (outcome.is === 'checked') return goTo(`${AUTHENTICITY_PATH}?check=${outcome.id}`)
  return refused(FAULTS[outcome.code] ?? 'failed', outcome)
}
