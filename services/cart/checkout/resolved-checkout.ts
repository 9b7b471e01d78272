import type { Address } from '@/domain/account/address'
import type { CheckoutContact, CheckoutState } from '@/domain/bag/checkout'
import type { CheckoutView } from '@/domain/bag/view'
import { contactOf } from './contact-and-address'
import type { Priced, PricedDelivery } from '../pricing/price-bag'
import type { Shopper } from './shopper'

/** The checkout's choices with all that follows from them: the basis of an order of this cart. */
export interface ResolvedCheckout {
  /** as it was chosen and is kept with the bag */
  chosen: CheckoutState
  contact: CheckoutContact | undefined
  address: Address | null
  delivery: PricedDelivery
  /** the chosen way to pay, if it can pay this bag */
  payment_method: string | undefined
  /** codes that can */
  payment_methods: string[]
  /** gift cards alone: nothing is delivered */
  isByEmail: boolean
  isPickup: boolean
  /** what is still to be asked, in the order it is asked */
  missing: CheckoutView['missing']
}

function missingIn(checkout: Omit<ResolvedCheckout, 'missing'>, total: number): CheckoutView['missing'] {
  const { contact, address, delivery, payment_method, isByEmail, isPickup } = checkout
  const missing: CheckoutView['missing'] = []
  if (!contact) missing.push('contact')
  if (!isByEmail) {
    if (!address && !isPickup) missing.push('address')
    if (delivery.method === undefined) missing.push('shipping_method')
    if (isPickup && !delivery.store) missing.push('store')
  }
  if (total > 0 && payment_method === undefined) missing.push('payment_method')
  return missing
}

export function resolveCheckout(chosen: CheckoutState, shopper: Shopper, priced: Priced): ResolvedCheckout {
  const { address, delivery, payment_method, payment_methods, isByEmail, breakdown } = priced
  const isPickup = delivery.method === 'store_pickup'
  const contact = contactOf(chosen, shopper, isPickup || isByEmail ? null : address)
  const resolved = {
    chosen,
    contact,
    address,
    delivery,
    payment_method,
    payment_methods,
    isByEmail,
    isPickup,
  }
  return { ...resolved, missing: missingIn(resolved, breakdown.total) }
}
