import type { NextRequest } from 'next/server'
import { fieldsOf, sendApplication } from '@/lib/affiliate/plain-form'
import { readOwnForm } from '@/lib/http/own-form'
import { MY_AFFILIATE_PATH } from '@/lib/pages/routes'
import { refusedApplication } from './refused-application'

/** Two thousand letters, each three bytes of three characters. */
const FORM_BYTES = 32 * 1_024

/**
 * Takes the application of an affiliate from browsers without scripts (AFF-02), and goes on to the member's own page; a refused one comes
 * back with everything that was typed.
 */
export async function POST(request: NextRequest) {
  const form = await readOwnForm(request, FORM_BYTES)
  if (form instanceof Response) return form
  const read = fieldsOf(form)
  const refusal = await sendApplication(read)
  // What was sent before is what the page shows.
  if (refusal && refusal.code !== 'AFFILIATE_ALREADY') return refusedApplication(refusal, read)
  return new Response(null, {
    status: 303,
    headers: { location: MY_AFFILIATE_PATH, 'cache-control': 'no-store' },
  })
}
