import { randomUUID } from 'node:crypto'
import type { NextRequest } from 'next/server'
import { threadPath } from '@/domain/contact/thread'
import { isUuid } from '@/domain/ids'
import { readOwnForm } from '@/lib/http/own-form'
import { sendContact, sendContactReply } from '@/lib/contact/reads'
import { refusedMessage } from './refused-form'

/** A message of four thousand letters, each three bytes of three characters. */
const FORM_BYTES = 64 * 1_024
const FIELDS = [
  'customersubject',
  'order_number',
  'product',
  'customermessage',
  'customername',
  'customeremail',
  'website',
] as const

/**
 * Takes the contact form, and a message in a conversation (`?thread=`), of browsers without scripts. Goes on to the conversation; a
 * refused form comes back with everything that was typed.
 */
export async function POST(request: NextRequest) {
  const form = await readOwnForm(request, FORM_BYTES)
  if (form instanceof Response) return form
  const text = (name: string) => {
    const value = form.get(name)
    // Forms end lines as mail does.
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
  }
  const given = text('key')
  const key = isUuid(given) ? given : randomUUID()
  const token = request.nextUrl.searchParams.get('thread')
  const values = {
    customersubject: text('customersubject'),
    order_number: text('order_number'),
    product: text('product'),
    customermessage: text('customermessage'),
    customername: text('customername'),
    customeremail: text('customeremail'),
    website: text('website'),
  }
  const answer =
    token === null
      ? await sendContact({ ...values, images: [], confirmation: text('confirmation') }, key)
      : await sendContactReply(token.slice(0, 100), { ...values, images: [] }, key)
  if (answer.is === 'refused') {
    const fields = token === null ? FIELDS : (['customermessage'] as const)
    return refusedMessage({ answer, values, fields, key, action: token === null ? '' : `?thread=${token}` })
  }
  return new Response(null, {
    status: 303,
    headers: {
      location: `${threadPath(answer.token)}${token === null ? '?sent=1' : ''}`,
      'cache-control': 'no-store',
    },
  })
}
