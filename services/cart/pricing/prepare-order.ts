import type { CheckoutContact } from '@/domain/bag/checkout'
import { database } from '../../database'
import { carrierInUse } from '../../shipping'
import { readPricedBag } from './read-priced-bag'
import { findOpenCart } from '../open-cart'
import type { CartOwner } from '../cart-owner'

/**
 * Runs before an order is placed, outside its transaction: a carrier that sets the fee is asked now, so that no other order waits for it
 * while goods are held. Gives the contact that was typed, if one was.
 */
export async function prepareOrder(owner: CartOwner): Promise<CheckoutContact | undefined> {
  const cart = await findOpenCart(database(), owner)
  if (cart && carrierInUse().name !== 'own') await readPricedBag(database(), owner, { cart })
  return cart?.checkout.contact
}
