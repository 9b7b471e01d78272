import type { CheckoutState } from '@/domain/bag/checkout'
import type { CheckoutView } from '@/domain/bag/view'
import { contactOf } from './place'
import type { Priced } from './price'
import type { Shopper } from './shopper'

/** What was chosen at checkout with all that follows from it, and what is still to be asked. */
export function checkoutView(
  checkout: CheckoutState,
  shopper: Shopper,
  priced: Priced,
  total: number,
): CheckoutView {
  const { address, delivery, payment_method, payment_methods, isByEmail } = priced
  const isPickup = delivery.method === 'store_pickup'
  const contact = contactOf(checkout, shopper, isPickup || isByEmail ? null : address)
  const missing: CheckoutView['missing'] = []
  if (!contact) missing.push('contact')
  if (!isByEmail) {
    if (!address && !isPickup) missing.push('address')
    if (delivery.method === undefined) missing.push('shipping_method')
    if (isPickup && !delivery.store) missing.push('store')
  }
  if (total > 0 && payment_method === undefined) missing.push('payment_method')
  return {
    ...checkout,
    contact,
    address_id: shopper.member ? address?.id : undefined,
    address,
    methods: delivery.methods,
    shipping_method: delivery.method,
    store_id: isPickup ? delivery.store?.id : checkout.store_id,
    estimate: delivery.estimate,
    is_by_email_only: isByEmail,
    missing,
    payment_method,
    payment_methods,
  }
}
