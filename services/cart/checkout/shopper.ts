import type { Address } from '@/domain/account/address'
import { addressesOf, listToggles, type UserRow, usersById } from '../../account'
import { type Database, sendTogether } from '../../database'
import { type ActingLevel, actingLevelOf, pointsOf } from '../../loyalty'
import type { CartOwner } from '../cart-owner'

const TOGGLES = [
  'guest_checkout',
  'points_payment',
  'verified_phone_for_voucher',
  'verified_phone_for_points',
] as const
type Toggle = (typeof TOGGLES)[number]

/** Account facts of the cart's owner. */
export interface Shopper {
  isOn: (toggle: Toggle) => boolean
  /** null for visitors */
  member: UserRow | null
  /** of the book, the default one first */
  addresses: Address[]
  /** balance; 0 for visitors */
  points: number
  /** null for visitors */
  level: ActingLevel | null
}

export async function readShopper(db: Database, { memberId }: CartOwner): Promise<Shopper> {
  const [toggles, member, addresses, points, level] = await sendTogether([
    listToggles(db, { feature_name: { in: [...TOGGLES] } }),
    memberId === null ? null : usersById(db, [memberId]).then((members) => members.get(memberId) ?? null),
    memberId === null ? [] : addressesOf(db, memberId),
    memberId === null ? 0 : pointsOf(db, memberId),
    memberId === null ? null : actingLevelOf(db, memberId),
  ])
  const on = new Set(toggles.filter(({ isToggleOn }) => isToggleOn).map(({ feature_name }) => feature_name))
  return { isOn: (toggle) => on.has(toggle), member, addresses, points, level }
}

/** Whether checkout is open: to members, to guests by the toggle. */
export const mayCheckOut = ({ isOn, member }: Shopper): boolean => member !== null || isOn('guest_checkout')

/** Whether points can be paid with: by members, where the toggle allows it. */
export const hasPoints = ({ isOn, member }: Shopper): boolean => member !== null && isOn('points_payment')

/** Whether a phone number must be verified before vouchers, or points, are used. */
export const needsPhone = (
  { isOn, member }: Shopper,
  toggle: 'verified_phone_for_voucher' | 'verified_phone_for_points',
): boolean => isOn(toggle) && member?.is_verified_phone !== true
