import { randomUUID } from 'node:crypto'
import { object, string } from 'yup'
import { contactInputSchema, feedbackSchema, replyInputSchema } from '@/domain/contact/contact-input'
import { notFound } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import { UUID } from '@/domain/ids'
import { callerOf, loadSession } from '../account'
import { browser } from '../browser'
import { database } from '../database'
import { keyedDigest } from '../digest'
import { body, query, serviceApp, success } from '../http'
import { optionalIdempotencyKey } from '../idempotency-key'
import { countAttempt, countAttempts } from '../limits'
import { offerContactUpload } from '../media'
import { supportLimits } from './limits'
import { readThreadToken } from './link'
import { readThread } from './read/thread'
import { checkSender } from './write/confirmation'
import { openThread } from './write/open-thread'
import { addMessage, saveFeedback } from './write/reply'

/** A place for a photo of the message with this key. */
const file = object({
  message: string().max(36).matches(UUID).lowercase().required(),
  fileName: string().max(255).required(),
  contentType: string().max(100).required(),
})

/** @throws NOT_FOUND for a forged token */
function referenceOf(token: string): string {
  const reference = readThreadToken(token)
  if (reference === null) throw notFound('conversation')
  return reference
}

const params = { token: /LH[0-9A-Z]{8}-[\w-]{43}/ }

/** Calls of the contact form and its conversations (HLP-09, HLP-10, HLP-13). */
export const supportApp = serviceApp()
  .get('/contact/pre-signed-url', browser(), query(file), async (context) => {
    await countAttempt(supportLimits['contact-upload'], callerOf(context).address)
    const { message, ...wanted } = context.req.valid('query')
    return context.json(success(offerContactUpload(message, wanted)))
  })
  .post(
    '/contact',
    browser(),
    loadSession,
    body(contactInputSchema),
    optionalIdempotencyKey,
    async (context) => {
      const { website, recaptcha_token, confirmation, ...input } = context.req.valid('json')
      const key = context.req.valid('header')['idempotency-key'] ?? randomUUID()
      await countAttempts([
        { limit: supportLimits['contact-network'], key: callerOf(context).address },
        { limit: supportLimits['contact-address'], key: keyedDigest('contact-address', input.customeremail) },
      ])
      // A field that no person sees: refused in words, in case a browser filled it in.
      if (website !== '') throw domainError('RECAPTCHA_FAILED', 'the hidden field is filled in')
      await checkSender({
        address: callerOf(context).address,
        messageId: key,
        token: recaptcha_token,
        confirmation,
      })
      const memberId = context.get('session')?.userId ?? null
      const { sent, isNew } = await openThread(memberId, key, input)
      return context.json(success(sent), isNew ? 201 : 200)
    },
  )
  .get('/contact/threads/:token', async (context) => {
    const thread = await readThread(database(), referenceOf(context.req.param('token')))
    if (!thread) throw notFound('conversation')
    return context.json(success(thread))
  })
  .post(
    '/contact/threads/:token',
    browser({ params }),
    body(replyInputSchema),
    optionalIdempotencyKey,
    async (context) => {
      const reference = referenceOf(context.req.param('token'))
      await countAttempts([
        { limit: supportLimits['contact-network'], key: callerOf(context).address },
        { limit: supportLimits['contact-thread'], key: reference },
      ])
      const key = context.req.valid('header')['idempotency-key'] ?? randomUUID()
      const { sent, isNew } = await addMessage(reference, key, context.req.valid('json'))
      return context.json(success(sent), isNew ? 201 : 200)
    },
  )
  .post('/contact/threads/:token/feedback', browser({ params }), body(feedbackSchema), async (context) => {
    const reference = referenceOf(context.req.param('token'))
    await countAttempt(supportLimits['contact-thread'], reference)
    await saveFeedback(reference, context.req.valid('json'))
    return context.json(success({ reference }))
  })

export type SupportApp = typeof supportApp
