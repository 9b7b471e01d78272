import { notFound } from '@/domain/error'
import { browser, UUID_PARAM } from '../../browser'
import { database, persistentTransaction } from '../../database'
import { serviceApp, success } from '../../http'
import { log } from '../../log'
import { isCarrier, readCarrierWebhook } from '../../shipping'
import { requireOrderBuyer } from '../buyer-guard'
import { applyReport } from './carrier-report'
import { trackOrder } from './tracking'

/** Calls of the shipping service that are about the parcels of orders: tracking, and what carriers report. */
export const parcelApp = serviceApp()
  .get('/tracking/:id', browser({ params: { id: UUID_PARAM } }), requireOrderBuyer, async (context) =>
    context.json(success(await trackOrder(database(), context.get('order')))),
  )
  // For carriers; the storefront passes their reports on as they came.
  .post('/webhooks/:carrier', async (context) => {
    const carrier = context.req.param('carrier')
    if (!isCarrier(carrier)) throw notFound('carrier')
    const taken = readCarrierWebhook(carrier, {
      headers: context.req.raw.headers,
      query: new URL(context.req.url).searchParams,
      body: await context.req.text(),
    })
    if ('ignored' in taken) return context.json(success({ outcome: 'ignored' }))
    const outcome = await persistentTransaction((tx) => applyReport(tx, taken.event))
    if (outcome !== 'moved') log.info({ report: taken.event.id, outcome }, 'carrier report moved nothing')
    return context.json(success({ outcome }))
  })

export type ParcelApp = typeof parcelApp
