import { type InferType, object, string } from 'yup'
import { defineJob } from '../jobs'
import { defineModule } from '../module'
import { orderApp } from './app'
import { countBoughtTogether } from './read/bought-together'
import { issueEgifts } from './gift-cards/issue-egifts'
import { parcelApp } from './parcels/app'
import { orderPersonalData } from './personal-data'
import { cancelShipment, createShipment } from './parcels/shipment'
import { egift } from './templates/egift'
import { orderCancelled } from './templates/order-cancelled'
import { orderDelivered } from './templates/order-delivered'
import { orderPaid } from './templates/order-paid'
import { orderPlaced } from './templates/order-placed'
import { orderReadyToPickup } from './templates/order-ready-to-pickup'
import { orderShipped } from './templates/order-shipped'
import { surplusReceived } from './templates/surplus-received'
import { surplusReturned } from './templates/surplus-returned'

const ofOrder = object({ order_id: string().uuid().required() })
const ofLine = object({ order_id: string().uuid().required(), line_id: string().uuid().required() })

declare module '../jobs' {
  interface JobPayloads {
    'create-shipment': InferType<typeof ofOrder>
    'cancel-shipment': InferType<typeof ofOrder>
    'issue-egifts': InferType<typeof ofLine>
  }
  interface EventPayloads {
    'order-delivered': InferType<typeof ofOrder>
    /** cancelled, expired, refunded or sent back, delivered before or not */
    'order-ended': InferType<typeof ofOrder>
    /** one that came by an affiliate's link was placed, delivered, returned or ended, or is to be paid again */
    'affiliated-order': InferType<typeof ofOrder>
  }
}

export const order = defineModule({
  name: 'order',
  apps: { order: orderApp, shipping: parcelApp },
  jobs: [
    // Requests a parcel from the carrier.
    defineJob({ name: 'create-shipment', payload: ofOrder, run: createShipment }),
    // Cancels the parcel of a cancelled order.
    defineJob({ name: 'cancel-shipment', payload: ofOrder, run: cancelShipment }),
    // Sends the gift cards of one line to their recipient.
    defineJob({ name: 'issue-egifts', payload: ofLine, run: issueEgifts }),
    // Counts which products were bought in the same orders.
    defineJob({ name: 'count-bought-together', cron: '27 * * * *', run: countBoughtTogether }),
  ],
  events: ['order-delivered', 'order-ended', 'affiliated-order'],
  personalData: orderPersonalData,
  templates: [
    egift,
    orderCancelled,
    orderDelivered,
    orderPaid,
    orderPlaced,
    orderReadyToPickup,
    orderShipped,
    surplusReceived,
    surplusReturned,
  ],
})
