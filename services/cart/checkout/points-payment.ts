import { domainError } from '@/domain/error-codes'
import { database, transaction } from '../../database'
import type { KnownFacts } from '../pricing/read-priced-bag'
import { requireVerifiedPhone } from './voucher-codes'
import { changeCart, lockOrCreateCart } from '../open-cart'
import { hasPoints, readShopper } from './shopper'
import type { CartOwner } from '../cart-owner'

/**
 * Stores how many points the member wants to pay with; the bag uses as many of them as it can.
 * @throws UNAUTHENTICATED (401) for visitors, POINTS_OFF, PHONE_UNVERIFIED (403)
 */
export async function setPointsWanted(owner: CartOwner, points: number): Promise<KnownFacts> {
  if (owner.memberId === null) throw domainError('UNAUTHENTICATED', 'sign in first')
  const shopper = await readShopper(database(), owner)
  if (!hasPoints(shopper)) throw domainError('POINTS_OFF', 'points cannot be paid with at present')
  if (points > 0) requireVerifiedPhone(shopper, 'verified_phone_for_points')
  const cart = await transaction(async (tx) => {
    const { id } = await lockOrCreateCart(tx, owner)
    return changeCart(tx, id, { points_wanted: points })
  })
  return { cart, shopper }
}
