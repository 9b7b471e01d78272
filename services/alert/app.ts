import { availabilityAlertSchema, saleReminderSchema } from '@/domain/alert'
import { invalidFields } from '@/domain/error'
import { texts } from '@/domain/forms/texts'
import { loadSession } from '../account'
import { browser, NUMBER_PARAM } from '../browser'
import { database } from '../database'
import { body, idParam, serviceApp, success } from '../http'
import { subscribeToStock } from './availability'
import { subscribeToSale } from './reminders'
import { subscriberOf, countSubscription } from './subscriber'

/** Subscriptions to mails (NTF-02): stock that is back, sales that begin. Visitors may subscribe too. */
export const alertApp = serviceApp()
  .post(
    '/v3/product-availability-alert',
    browser(),
    loadSession,
    body(availabilityAlertSchema),
    async (context) => {
      const input = context.req.valid('json')
      const asking = await subscriberOf(database(), context.get('session'))
      await countSubscription(context, asking, input.email)
      await subscribeToStock(input, asking)
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
      const asking = await subscriberOf(database(), context.get('session'))
      const email = context.req.valid('json').email ?? asking?.email
      if (!email) throw invalidFields({ email: texts.emailRequired })
      await countSubscription(context, asking, email)
      const starts_at = await subscribeToSale(id, email, asking)
      return context.json(success({ is_waiting: true, starts_at }))
    },
  )

export type AlertApp = typeof alertApp
