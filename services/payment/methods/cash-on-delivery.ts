import { setting } from '../../setting'

/** Cash to the carrier: nobody to ask. CASH_ON_DELIVERY=off takes it out of the checkout. */
export const cashOnDelivery = { isOn: () => setting('CASH_ON_DELIVERY', 'on') !== 'off' }
