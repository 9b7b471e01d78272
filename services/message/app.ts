import { boolean, number, object, string } from 'yup'
import { notFound } from '@/domain/error'
import { mailChoicesSchema } from '@/domain/shop/mail-choices'
import { MAIL_KINDS } from '@/domain/mail-kinds'
import { isOutboxOpen } from '@/domain/shop/message-providers'
import { writtenSettings } from '@/settings'
import { database, transaction } from '../database'
import { body, query, serviceApp, success } from '../http'
import { listOutbox } from './outbox'
import { choicesOf, isRefused, setWanted } from './unsubscribe/choices'
import { readPreferencesToken, readSubscriptionToken, type Subscription } from './unsubscribe/link'

const outboxQuery = object({
  to: string().max(100).optional(),
  limit: number().integer().min(1).max(200).default(50),
})

const tokenQuery = object({ token: string().max(200).required() })
const choicesInput = object({ token: string().max(200).required(), choices: mailChoicesSchema })
const choiceInput = object({ token: string().max(200).required(), is_wanted: boolean().required() })

/** @throws NOT_FOUND for a token that the shop did not sign */
function subscriptionOf({ token }: { token: string }): Subscription {
  const subscription = readSubscriptionToken(token)
  if (!subscription) throw notFound('subscription')
  return subscription
}

/** The digest of the address whose choices a token opens. @throws NOT_FOUND for a token that the shop did not sign */
function addressOf({ token }: { token: string }): string {
  const address = readPreferencesToken(token)
  if (address === null) throw notFound('preferences')
  return address
}

/** The gateway exposes none of these calls: the shop's own pages make them. */
export const messageApp = serviceApp()
  /** The outbox: messages of a shop without a provider, for trials. */
  .get('/outbox', query(outboxQuery), async (context) => {
    if (!isOutboxOpen(writtenSettings())) throw notFound('outbox')
    return context.json(success(await listOutbox(database(), context.req.valid('query'))))
  })
  .get('/subscription', query(tokenQuery), async (context) => {
    const subscription = subscriptionOf(context.req.valid('query'))
    const is_wanted = !(await isRefused(database(), subscription))
    return context.json(success({ kind: subscription.kind, is_wanted }))
  })
  .put('/subscription', body(choiceInput), async (context) => {
    const { is_wanted, token } = context.req.valid('json')
    const subscription = subscriptionOf({ token })
    await setWanted(database(), subscription, is_wanted)
    return context.json(success({ kind: subscription.kind, is_wanted }))
  })
  .get('/preferences', query(tokenQuery), async (context) => {
    const address = addressOf(context.req.valid('query'))
    return context.json(success(await choicesOf(database(), address)))
  })
  .put('/preferences', body(choicesInput), async (context) => {
    const { choices, token } = context.req.valid('json')
    const address = addressOf({ token })
    await transaction(async (tx) => {
      for (const kind of MAIL_KINDS) await setWanted(tx, { address, kind }, choices[kind])
    })
    return context.json(success(choices))
  })

export type MessageApp = typeof messageApp
