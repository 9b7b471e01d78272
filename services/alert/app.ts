import { availabilityAlertSchema, saleReminderSchema } from '@/domain/alert'
import { invalidFields } from '@/domain/error'
import { texts } from '@/domain/forms/texts'
import { loadSession } from '../account'
import { browser, NUMBER_PARAM } from '../browser'
import { database } from '../database'
import { body, idParam, serviceApp, success } from '../http'
import { subscribeToStock } from './availability'
import { subscribeToSale } from './reminders'
import { countSubscription, requireConsent, subscriberOf } from './subscriber'

/** Subscriptions to mails about stock and sales (NTF-02), for members and visitors. */
export const alertApp = serviceApp()
  .post(
    '/v3/product-availability-alert',
    browser(),
    loadSession,
    body(availabilityAlertSchema),
    async (context) => {
      const input = context.req.valid('json')
      const subscriber = await subscriberOf(database(), context.get('session'))
      await countSubscription(context, subscriber, input.email)
      await requireConsent(database(), subscriber, input.email, 'back-in-stock')
      await subscribeToStock(input, subscriber)
      return context.json(success({ is_waiting: true }))
    },
  )
  .post(
    '/v3/promotions/:id/reminders',
    browser({ params: { id: NUMBER_PARAM } }),
    loadSession,
    body(saleReminderSchema),
    async (context) => {
      const id = idParam(context.req.param('id'))
      const subscriber = await subscriberOf(database(), context.get('session'))
      const email = context.req.valid('json').email ?? subscriber?.email
      if (!email) throw invalidFields({ email: texts.emailRequired })
      await countSubscription(context, subscriber, email)
      await requireConsent(database(), subscriber, email, 'sale-reminder')
      const starts_at = await subscribeToSale(id, email, subscriber)
      return context.json(success({ is_waiting: true, starts_at }))
    },
  )

export type AlertApp = typeof alertApp
