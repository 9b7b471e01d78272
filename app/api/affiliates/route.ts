import type { NextRequest } from 'next/server'
import type { Failure } from '@/domain/envelope'
import { fieldsOf, sendApplication } from '@/lib/affiliate/plain-form'
import { isFormOfOwnPage } from '@/lib/gateway/same-site'
import { readSmallForm } from '@/lib/http/small-form'
import { MY_AFFILIATE_PATH } from '@/lib/pages/routes'
import { refusedApplication } from './refused-application'

/** Two thousand letters, each three bytes of three characters. */
const FORM_BYTES = 32 * 1_024

const refuse = (status: number, code: string, message: string) =>
  Response.json({ success: false, code, message } satisfies Failure, {
    status,
    headers: { 'cache-control': 'no-store' },
  })

/**
 * Takes the application of an affiliate from browsers without scripts (AFF-02), and goes on to the member's own page; a refused one comes
 * back with everything that was typed.
 */
export async function POST(request: NextRequest) {
  if (!isFormOfOwnPage(request.headers)) return refuse(403, 'CROSS_SITE', 'the form is of another site')
  const form = await readSmallForm(request, FORM_BYTES)
  if (!form) return refuse(400, 'BAD_REQUEST', 'the body is not a form')
  const read = fieldsOf(form)
  const refusal = await sendApplication(read)
  // What was sent before is what the page shows.
  if (refusal && refusal.code !== 'AFFILIATE_ALREADY') return refusedApplication(refusal, read)
  return new Response(null, {
    status: 303,
    headers: { location: MY_AFFILIATE_PATH, 'cache-control': 'no-store' },
  })
}
