import { type InferType, number, object, string } from 'yup'
import { notFound } from '@/domain/error'
import { findWard, oldPlacesOf } from '../account'
import { browser, UUID_PARAM } from '../browser'
import { database, persistentTransaction } from '../database'
import { query, serviceApp, success } from '../http'
import { log } from '../log'
import { applyReport, requireOrderBuyer, trackOrder } from '../order'
import { isCarrier } from './carriers'
import { shippingChoices } from './choices'
import { byLikelihood } from './old-places'
import type { Parcel } from './port'
import { readCarrierWebhook } from './webhook'

/** Grams; more than any order can weigh. */
const MOST_WEIGHT_G = 1_000_000

const methodsQuery = object({
  province_code: string().max(10).optional(),
  ward_code: string().max(10).optional(),
  weight: number().min(0).max(MOST_WEIGHT_G).default(0),
})

/** The parcel asked about; null while no ward is named. @throws NOT_FOUND for a ward that is not the province's */
async function parcelOf(asked: InferType<typeof methodsQuery>): Promise<Parcel | null> {
  const { province_code, ward_code, weight } = asked
  if (!province_code || !ward_code) return null
  const place = await findWard(province_code, ward_code)
  if (!place) throw notFound('ward')
  return {
    destination: {
      province_code,
      province: place.province.name,
      ward_code,
      ward: place.ward.name,
      address1: '',
      old_places: byLikelihood(await oldPlacesOf(ward_code), null),
    },
    weight,
    goods_value: 0,
  }
}

/** Calls of the shipping service: fees, tracking, and what carriers report. */
export const shippingApp = serviceApp()
  .get('/methods', browser({ calledBy: 'apps' }), query(methodsQuery), async (context) => {
    const parcel = await parcelOf(context.req.valid('query'))
    return context.json(success(await shippingChoices(parcel, new Date())))
  })
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

export type ShippingApp = typeof shippingApp
