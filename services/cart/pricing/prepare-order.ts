import type { CheckoutContact } from '@/domain/bag/checkout'
import { database } from '../../database'
import { carrierInUse } from '../../shipping'
import { readPricedBag } from './read-priced-bag'
import { findOpenCart } from '../open-cart'
import type { Who } from '../cart-owner'

/**
 * What is done before an order is placed, outside its transaction: a carrier that sets the fee is asked now, so that nobody waits for it
 * while goods are held. Gives the contact that was typed, if one was.
 */
export async function prepareOrder(who: Who): Promise<CheckoutContact | undefined> {
  const cart = await findOpenCart(database(), who)
  if (cart && carrierInUse().name !== 'own') await readPricedBag(database(), who, { cart })
  return cart?.checkout.contact
}
