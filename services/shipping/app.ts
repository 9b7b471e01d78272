import { type InferType, number, object, string } from 'yup'
import { notFound } from '@/domain/error'
import { callerOf, findWard, oldPlacesOf } from '../account'
import { browser } from '../browser'
import { query, serviceApp, success } from '../http'
import { countAttempt } from '../limits'
import { shippingChoices } from './choices'
import { shippingLimits } from './limits'
import { byLikelihood } from './old-places'
import type { Parcel } from './port'

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

/** Calls on ways to get an order and their fees; those on parcels are the order module's (services/order/parcels/app.ts). */
export const shippingApp = serviceApp().get(
  '/methods',
  browser({ calledBy: 'apps' }),
  query(methodsQuery),
  async (context) => {
    await countAttempt(shippingLimits['shipping-methods'], callerOf(context).address)
    const parcel = await parcelOf(context.req.valid('query'))
    return context.json(success(await shippingChoices(parcel, new Date())))
  },
)

export type ShippingApp = typeof shippingApp
