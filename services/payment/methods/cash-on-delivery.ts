import { settings } from '@/settings'

/** Cash to the carrier: nobody to ask. CASH_ON_DELIVERY=off takes it out of the checkout. */
export const cashOnDelivery = { isOn: () => settings.CASH_ON_DELIVERY !== 'off' }
