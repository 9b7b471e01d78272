import { readPhone } from '@/domain/account/read-phone'
import { tooManyRequests } from '@/domain/error'
import type { CheckoutContact } from '@/domain/bag/checkout'
import type { CartOwner } from '@/services/cart'
import type { Database } from '@/services/database'
import { countAttempt, countAttempts, limitFactor } from '@/services/limits'
import { networkOf } from '@/services/network'
import { countOpenOrders } from '@/services/order'
import { checkoutLimits } from './limits'

/** Orders one buyer may leave unpaid and unverified: each of them holds goods that others want. */
const MOST_OPEN = 10
const LOOK_AGAIN_S = 900

/**
 * Counts a submission: by the member; of a guest by device, network and the number they gave, for a device is a cookie away from being
 * another. @throws TOO_MANY_REQUESTS
 */
export async function countSubmission(
  { memberId, deviceId }: CartOwner,
  address: string,
  contact: CheckoutContact | undefined,
): Promise<void> {
  if (memberId !== null) return countAttempt(checkoutLimits.order, `user:${memberId}`)
  const phone = contact && readPhone(contact.phone_no, contact.phone_code)
  await countAttempts([
    { limit: checkoutLimits.order, key: deviceId },
    { limit: checkoutLimits['order-network'], key: networkOf(address) },
    ...(phone ? [{ limit: checkoutLimits.order, key: `phone:${phone.phone_no_e164}` }] : []),
  ])
}

/** @throws TOO_MANY_REQUESTS when this buyer has more unpaid orders than any buyer would pay */
export async function checkOpenOrders(
  tx: Database,
  owner: CartOwner,
  { phone_no }: CheckoutContact,
): Promise<void> {
  const open = await countOpenOrders(tx, { ...owner, phone: phone_no })
  if (open >= MOST_OPEN * limitFactor()) throw tooManyRequests(LOOK_AGAIN_S)
}
