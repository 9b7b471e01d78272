import type { CheckoutView } from '@/domain/bag/view'
import type { ResolvedCheckout } from '../checkout/resolved-checkout'
import type { Shopper } from '../checkout/shopper'

/** The checkout as the shopper sees it. */
export function checkoutView(checkout: ResolvedCheckout, shopper: Shopper): CheckoutView {
  const { chosen, contact, address, delivery, isPickup, isByEmail, missing } = checkout
  return {
    ...chosen,
    contact,
    address_id: shopper.member ? address?.id : undefined,
    address,
    methods: delivery.methods,
    shipping_method: delivery.method,
    store_id: isPickup ? delivery.store?.id : chosen.store_id,
    estimate: delivery.estimate,
    is_by_email_only: isByEmail,
    missing,
    payment_method: checkout.payment_method,
    payment_methods: checkout.payment_methods,
  }
}
