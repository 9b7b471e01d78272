import { boolean, number, object, string } from 'yup'
import type { Carrier, Destination, Shipment } from '../port'
import { carrierRefused, neededSetting } from './failure'
import { callGhtk, pickUpFrom } from './ghtk-request'
import { GHTK_CANCELLED, ghtkMeaning } from './ghtk-states'

const dong = () => number().integer().min(0).max(50_000_000)

const feeSchema = object({
  success: boolean().required(),
  fee: object({ fee: dong().required(), delivery: boolean().default(true) })
    .nullable()
    .default(null),
})
const createdSchema = object({
  success: boolean().required(),
  order: object({ label: string().required(), fee: dong().nullable().default(null) })
    .nullable()
    .default(null),
  error: object({ code: string().nullable().default(null), ghtk_label: string().nullable().default(null) })
    .nullable()
    .default(null),
})
const detailSchema = object({
  success: boolean().required(),
  order: object({ status: number().integer().required() }).nullable().default(null),
})
const doneSchema = object({ success: boolean().required() })

/** The address by province, district and ward of before the reform. @throws CARRIER_REFUSED when no such is known */
function oldAddressOf({ old_places, address1 }: Destination) {
  const [place] = old_places
  if (!place) throw carrierRefused('ghtk', 'unknown ward')
  return { address: address1, province: place.province, district: place.district, ward: place.ward }
}

const kilogramsOf = (grams: number) => Math.max(1, Math.ceil(grams)) / 1000

const orderOf = (shipment: Shipment) => ({
  products: shipment.items.map(({ name, sku, quantity, price, weight }) => ({
    ...{ name, quantity, price, product_code: sku },
    weight: kilogramsOf(weight),
  })),
  order: {
    id: shipment.reference,
    ...pickUpFrom(),
    pick_name: neededSetting('ghtk', 'GHTK_PICK_NAME'),
    pick_tel: neededSetting('ghtk', 'GHTK_PICK_TEL'),
    name: shipment.recipient_name,
    tel: shipment.phone,
    ...oldAddressOf(shipment.destination),
    hamlet: 'Khác',
    // The buyer's fee is part of what is collected: nothing is asked for on top of it.
    is_freeship: '1',
    pick_money: shipment.cod,
    value: shipment.goods_value,
    note: shipment.note,
    transport: 'road',
    total_weight: kilogramsOf(shipment.weight),
  },
})

const pathOf = (label: string) => encodeURIComponent(label)

/**
 * Giao Hàng Tiết Kiệm, by its published API.
 * - It takes addresses by province, district and ward in words, and its documents ask for the district still: the place the ward was
 *   made of stands for it, and a ward of which none is known is refused. Whether it takes wards of today is not documented.
 * - There is no signature over an order: the shop's token goes in a header. An id sent again is refused with the label made first.
 * - Its fast service (xteam) is by contract, so only standard delivery by road is asked for.
 * Unconfirmed: that `fee.fee` holds the insurance fee already, and `total_weight` in kilograms beside the products' own.
 */
export const ghtk: Carrier = {
  name: 'ghtk',

  async fee({ destination, weight, goods_value }) {
    const { success, fee } = await callGhtk({
      path: '/services/shipment/fee',
      query: {
        ...pickUpFrom(),
        ...oldAddressOf(destination),
        weight: String(Math.max(1, Math.ceil(weight))),
        value: String(goods_value),
        transport: 'road',
        deliver_option: 'none',
      },
      schema: feeSchema,
    })
    if (!success || !fee) throw carrierRefused('ghtk', 'no fee')
    if (!fee.delivery) throw carrierRefused('ghtk', 'no service')
    return fee.fee
  },

  async create(shipment) {
    const { success, order, error } = await callGhtk({
      path: '/services/shipment/order/?ver=1.5',
      body: orderOf(shipment),
      schema: createdSchema,
    })
    if (success && order) return { tracking_code: order.label, fee: order.fee }
    if (error?.code === 'ORDER_ID_EXIST' && error.ghtk_label)
      return { tracking_code: error.ghtk_label, fee: null }
    throw carrierRefused('ghtk', error?.code ?? 'no order')
  },

  async detail(trackingCode) {
    const { success, order } = await callGhtk({
      path: `/services/shipment/v2/${pathOf(trackingCode)}`,
      schema: detailSchema,
    })
    if (!success || !order) throw carrierRefused('ghtk', 'unknown parcel')
    const meaning = ghtkMeaning(order.status)
    return {
      tracking_code: trackingCode,
      state: String(order.status),
      event: 'event' in meaning ? meaning.event : null,
    }
  },

  async cancel(trackingCode) {
    const { success } = await callGhtk({
      path: `/services/shipment/cancel/${pathOf(trackingCode)}`,
      body: {},
      schema: doneSchema,
    })
    if (success) return
    const { state } = await ghtk.detail(trackingCode)
    if (state !== String(GHTK_CANCELLED)) throw carrierRefused('ghtk', `is ${state}`)
  },
}
