import { availabilityAlertSchema, saleReminderSchema } from '@/domain/alert'
import { invalidFields } from '@/domain/error'
import { texts } from '@/domain/forms/texts'
import { knowMember } from '../account'
import { browser, NUMBER_PARAM } from '../browser'
import { database } from '../database'
import { body, idParam, serviceApp, success } from '../http'
import { awaitStock } from './availability'
import { awaitSale } from './reminders'
import { askingOf, countWish } from './subscriber'

/** Who wants to be told what (NTF-02): stock that is back, sales that begin. Visitors may ask too. */
export const alertApp = serviceApp()
  .post(
    '/v3/product-availability-alert',
    browser(),
    knowMember,
    body(availabilityAlertSchema),
    async (context) => {
      const input = context.req.valid('json')
      const asking = await askingOf(database(), context.get('session'))
      await countWish(context, asking, input.email)
      await awaitStock(input, asking)
      return context.json(success({ is_waiting: true }))
    },
  )
  .post(
    '/v3/promotions/:id/reminders',
    browser({ params: { id: NUMBER_PARAM } }),
    knowMember,
    body(saleReminderSchema),
    async (context) => {
      const id = idParam(context.req.param('id'))
      const asking = await askingOf(database(), context.get('session'))
      const email = context.req.valid('json').email ?? asking?.email
      if (!email) throw invalidFields({ email: texts.emailRequired })
      await countWish(context, asking, email)
      const starts_at = await awaitSale(id, email, asking)
      return context.json(success({ is_waiting: true, starts_at }))
    },
  )

export type AlertApp = typeof alertApp
