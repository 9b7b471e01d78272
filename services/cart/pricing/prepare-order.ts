import type { CheckoutContact } from '@/domain/bag/checkout'
import { database } from '../../database'
import { carrierInUse } from '../../shipping'
import { readPricedBag } from './read-priced-bag'
import { findOpenCart } from '../open-cart'
import type { CartOwner } from '../cart-owner'

/** The contact that was typed for the owner's open bag, if one was. */
export async function typedContact(owner: CartOwner): Promise<CheckoutContact | undefined> {
  const cart = await findOpenCart(database(), owner)
  return cart?.checkout.contact
}

/**
 * Runs before an order is placed, outside its transaction: a carrier that sets the fee is asked now, so that no other order waits for it
 * while goods are held.
 */
export async function prepareOrder(owner: CartOwner): Promise<void> {
  if (carrierInUse().name !== 'own') await readPricedBag(database(), owner)
}
