import type { NextRequest } from 'next/server'
import { refuse } from '@/lib/http/refuse'
import { readSmallForm } from '@/lib/http/small-form'
import { byMailKind } from '@/domain/mail-kinds'
import { changeSubscription, keepMailChoices } from '@/lib/reads/subscription'

/** To the page, by an address without host: behind a proxy the shop may not know its own. */
const toPage = (token: string, isSaved = false) =>
  new Response(null, {
    status: 303,
    headers: {
      location: `/unsubscribe?token=${encodeURIComponent(token)}${isSaved ? '&saved=1' : ''}`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  })

const tokenOf = (request: NextRequest) => (request.nextUrl.searchParams.get('token') ?? '').slice(0, 200)

/** Opens the page and changes nothing: scanners of mails follow every link. */
export function GET(request: NextRequest) {
  return toPage(tokenOf(request))
}

/** A form has its ticked boxes alone. */
async function saveChoices(token: string, form: FormData) {
  const kept = await keepMailChoices(
    token,
    byMailKind((kind) => form.has(kind)),
  )
  return toPage(token, kept !== null)
}

/**
 * Unsubscribes with one click of a mail program (RFC 8058), which is answered without a redirect; the page's own form, which can also
 * subscribe again, goes back to the page. The signed token is the permission, so cookies play no part.
 */
export async function POST(request: NextRequest) {
  const form = await readSmallForm(request)
  if (!form) return refuse(400, 'BAD_REQUEST', 'the body is not a form')
  const isOneClick = form.get('List-Unsubscribe') === 'One-Click'
  const choice = form.get('choice')
  if (!isOneClick && choice !== 'stop' && choice !== 'resume' && choice !== 'save')
    return refuse(400, 'BAD_REQUEST', 'the form names no choice')
  const token = tokenOf(request)
  if (choice === 'save') return saveChoices(token, form)
  const changed = await changeSubscription(token, !isOneClick && choice === 'resume')
  if (!isOneClick) return toPage(token)
  if (!changed) return refuse(404, 'NOT_FOUND', 'no such subscription')
  return new Response(null, { status: 200, headers: { 'cache-control': 'no-store' } })
}
