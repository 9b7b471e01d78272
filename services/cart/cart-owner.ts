import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { readPhone } from '@/domain/account/read-phone'
import type { CheckoutContact } from '@/domain/bag/checkout'
import type { Buyer } from '../voucher'
import { carts } from './schema'

/** The owner of a cart: a member, or a visitor's device (UUID). */
export interface CartOwner {
  memberId: number | null
  /** '' where a member's device is not known */
  deviceId: string
}

/** As vouchers count uses: a member, else a guest by the device, and by the number once they gave one, however many of either they have. */
export function buyerOf({ memberId, deviceId }: CartOwner, contact?: CheckoutContact): Buyer {
  if (memberId !== null) return `user:${memberId}`
  const phone = contact && readPhone(contact.phone_no, contact.phone_code)
  return phone ? [`phone:${phone.phone_no_e164}`, `device:${deviceId}`] : `device:${deviceId}`
}

/** Condition for the owner's carts, open or ordered. */
export const isOwn = ({ memberId, deviceId }: CartOwner): SQL | undefined =>
  memberId === null ? and(isNull(carts.user_id), eq(carts.device_id, deviceId)) : eq(carts.user_id, memberId)
