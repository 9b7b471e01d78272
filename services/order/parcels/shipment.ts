import { and, eq, isNull, sql } from 'drizzle-orm'
import type { OrderAddress } from '@/domain/order/order'
import { DomainError } from '@/domain/error'
import { ORDER_STATES } from '@/domain/order/states'
import { oldPlacesOf } from '../../account'
import { database } from '../../database'
import { log } from '../../log'
import { carrierCalled, carrierInUse, isCarrier, byLikelihood, type Shipment } from '../../shipping'
import { type OrderFacts, orderFacts } from '../order-facts'
import { linesOf } from '../create/order-lines'
import { cashOf } from '../mails/mail-values'
import { dialledNumber } from '@/domain/account/phone'
import { orders } from '../schema'

async function shipmentOf(order: OrderFacts, address: OrderAddress): Promise<Shipment> {
  const [lines, madeOf] = await Promise.all([linesOf(database(), [order.id]), oldPlacesOf(address.ward_code)])
  const { province_code, province, ward_code, ward, street1, street2, recipient_name } = address
  return {
    reference: order.reference_code,
    recipient_name,
    phone: dialledNumber(address),
    destination: {
      province_code,
      province,
      ward_code,
      ward,
      address1: [street1, street2].filter(Boolean).join(', '),
      old_places: byLikelihood(madeOf, address.district),
    },
    weight: order.weight,
    goods_value: order.subtotal - order.discount,
    cod: cashOf(order),
    note: order.note ?? '',
    // Gift cards travel by mail.
    items: lines
      .filter(({ egift_info }) => egift_info === null)
      .map(({ goods, combination_id, quantity, unit_price, weight }) => ({
        name: [goods.name, goods.variant].filter(Boolean).join(' - '),
        sku: String(combination_id),
        quantity,
        price: unit_price,
        weight,
      })),
  }
}

const isOver = ({ state }: OrderFacts) => ORDER_STATES[state].group === 'cancelled_or_refund'

/**
 * The job `create-shipment`: asks the carrier in use for a parcel, outside any transaction, and keeps its code once. A carrier asked
 * twice for one order makes one parcel. @throws what the carrier fails with, to be asked again; a refusal is for people to look at
 */
export async function createShipment({ order_id }: { order_id: string }): Promise<void> {
  const order = await orderFacts(database(), order_id)
  const address = order.delivery_address
  if (isOver(order) || order.tracking_code !== null || !address) return
  const carrier = carrierInUse()
  const tracking_code = await requestParcel(await shipmentOf(order, address))
  if (tracking_code === null) return
  await database()
    .update(orders)
    .set({ carrier: carrier.name, tracking_code, updated_at: sql`now()` })
    .where(and(eq(orders.id, order_id), isNull(orders.tracking_code)))
  // Cancelled while the carrier was asked: no other job knows of the parcel.
  if (isOver(await orderFacts(database(), order_id))) await cancelShipment({ order_id })
}

async function requestParcel(shipment: Shipment): Promise<string | null> {
  try {
    return (await carrierInUse().create(shipment)).tracking_code
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'CARRIER_REFUSED') throw error
    log.error({ reference: shipment.reference, details: error.details }, 'no carrier takes this parcel')
    return null
  }
}

/** The job `cancel-shipment`: calls back the parcel of a cancelled order. One that is on its way already is for people to stop. */
export async function cancelShipment({ order_id }: { order_id: string }): Promise<void> {
  const { carrier, tracking_code, reference_code } = await orderFacts(database(), order_id)
  if (carrier === null || tracking_code === null || !isCarrier(carrier)) return
  try {
    await carrierCalled(carrier).cancel(tracking_code)
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'CARRIER_REFUSED') throw error
    log.error({ reference: reference_code, details: error.details }, 'a parcel could not be called back')
  }
}
