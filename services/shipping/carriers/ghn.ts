import { array, boolean, number, object, string } from 'yup'
import { settings } from '@/settings'
import type { Carrier, Shipment } from '../port'
import { carrierRefused, neededSetting, orWhenRefused } from './failure'
import { ghnPlaceOf } from './ghn-places'
import { callGhn } from './ghn-request'
import { ghnMeaning } from './ghn-states'

/** GHN wants a size; the shop knows weights only. Light parcels of this box are billed by weight, and GHN measures again. */
const BOX_CM = { length: 20, width: 15, height: 10 }
const HEAVY_FROM_G = 20_000
const LIGHT = 2
const HEAVY = 5
const MOST_INSURED = 5_000_000
const PAID_BY_SHOP = 1

const dong = () => number().integer().min(0).max(50_000_000)

const feeSchema = object({ total: dong().required() }).required()
const servicesSchema = array(
  object({ service_id: number().integer().required(), service_type_id: number().integer().required() }),
).required()
const createdSchema = object({
  order_code: string().required(),
  total_fee: dong().nullable().default(null),
}).required()
const detailSchema = object({ status: string().required() }).required()
const cancelledSchema = array(object({ result: boolean().required() })).required()

const serviceTypeOf = (weight: number) => (weight < HEAVY_FROM_G ? LIGHT : HEAVY)
const gramsOf = (weight: number) => Math.max(1, Math.ceil(weight))

const orderOf = (shipment: Shipment) => ({
  client_order_code: shipment.reference,
  // The buyer's fee is part of the order's total already.
  payment_type_id: PAID_BY_SHOP,
  required_note: settings.GHN_REQUIRED_NOTE,
  note: shipment.note,
  to_name: shipment.recipient_name,
  to_phone: shipment.phone,
  to_address: shipment.destination.address1,
  to_ward_name: shipment.destination.ward,
  to_province_name: shipment.destination.province,
  is_new_to_address: true,
  cod_amount: shipment.cod,
  insurance_value: Math.min(shipment.goods_value, MOST_INSURED),
  content: shipment.items
    .map(({ name, quantity }) => `${quantity} × ${name}`)
    .join(', ')
    .slice(0, 500),
  service_type_id: serviceTypeOf(shipment.weight),
  weight: gramsOf(shipment.weight),
  ...BOX_CM,
  items: shipment.items.map(({ name, sku, quantity, price, weight }) => ({
    ...{ name, code: sku, quantity, price, weight: gramsOf(weight) },
    ...BOX_CM,
  })),
})

/**
 * Giao Hàng Nhanh, by its public API v2.
 * - Orders carry province and ward of today by name (`is_new_to_address`), and GHN matches the names against its own list. A reference
 *   sent again gives the parcel made first: seen by others in its sandbox, not promised in its documents.
 * - Fees and services are still by district and ward of before the reform (a new ward goes there only by an id of GHN's own, for which
 *   it has no documented list): found by the places the ward was made of; where GHN knows none, the fee is refused.
 * - The sender is the shop registered under GHN_SHOP_ID. Its express services are by contract, so only standard delivery is asked for.
 * Unconfirmed: that a detail comes as an object (older examples show a list of one), and its name for a parcel it does not know.
 */
export const ghn: Carrier = {
  name: 'ghn',

  async fee({ destination, weight, goods_value }) {
    const from_district = Number(neededSetting('ghn', 'GHN_FROM_DISTRICT_ID'))
    const place = await ghnPlaceOf(destination.old_places)
    if (!place) throw carrierRefused('ghn', 'unknown ward')
    const services = await callGhn(
      '/v2/shipping-order/available-services',
      {
        shop_id: Number(neededSetting('ghn', 'GHN_SHOP_ID')),
        from_district,
        to_district: place.district_id,
      },
      servicesSchema,
    )
    const type = serviceTypeOf(weight)
    const service = services.find(({ service_type_id }) => service_type_id === type)
    if (!service) throw carrierRefused('ghn', 'no service')
    const { total } = await callGhn(
      '/v2/shipping-order/fee',
      {
        from_district_id: from_district,
        service_id: service.service_id,
        service_type_id: type,
        to_district_id: place.district_id,
        to_ward_code: place.ward_code,
        weight: gramsOf(weight),
        ...BOX_CM,
        insurance_value: Math.min(goods_value, MOST_INSURED),
        ...(type === HEAVY && {
          items: [{ name: 'parcel', quantity: 1, weight: gramsOf(weight), ...BOX_CM }],
        }),
      },
      feeSchema,
    )
    return total
  },

  async create(shipment) {
    const { order_code, total_fee } = await callGhn(
      '/v2/shipping-order/create',
      orderOf(shipment),
      createdSchema,
    )
    return { tracking_code: order_code, fee: total_fee }
  },

  async detail(trackingCode) {
    const { status } = await callGhn('/v2/shipping-order/detail', { order_code: trackingCode }, detailSchema)
    const meaning = ghnMeaning(status)
    return { tracking_code: trackingCode, state: status, event: 'event' in meaning ? meaning.event : null }
  },

  async cancel(trackingCode) {
    const results = await callGhn(
      '/v2/switch-status/cancel',
      { order_codes: [trackingCode] },
      cancelledSchema,
    ).catch(orWhenRefused([]))
    if (results.length === 1 && results.every(({ result }) => result)) return
    const { state } = await ghn.detail(trackingCode)
    if (state !== 'cancel') throw carrierRefused('ghn', `is ${state}`)
  },
}
