import type { Address } from '@/domain/account/address'
import type { CheckoutContact, CheckoutState } from '@/domain/bag/checkout'
import { findWard } from '../../account'
import type { Shopper } from './shopper'

/** Where a guest's order goes, in the shape of an address of the book. */
async function guestAddress({ guest_address, contact }: CheckoutState): Promise<Address | null> {
  if (!guest_address) return null
  const { province_code, ward_code, address1, address2, district } = guest_address
  const place = await findWard(province_code, ward_code)
  if (!place) return null
  return {
    id: '',
    label: '',
    recipient_name: contact?.name ?? '',
    phone_code: contact?.phone_code ?? '',
    phone_no: contact?.phone_no ?? '',
    address1,
    address2,
    province_code,
    province: place.province.name,
    ward_code,
    ward: place.ward.name,
    city: place.province.name,
    district,
    zipcode: null,
    country: 'Việt Nam',
    is_default: false,
  }
}

/**
 * Where the order goes: the address that was chosen, or the default one of the book; a guest's own. One that was chosen and is gone from
 * the book is not replaced by another: an order goes only where its buyer sent it.
 */
export async function addressOf(
  checkout: CheckoutState,
  { member, addresses }: Shopper,
): Promise<Address | null> {
  if (!member) return guestAddress(checkout)
  if (checkout.address_id === undefined) return addresses[0] ?? null
  return addresses.find(({ id }) => id === checkout.address_id) ?? null
}

/**
 * The contact of the order: as entered; else of a member the recipient of a delivery, or what the account knows. The
 * e-mail of the account stands in for one that was not given.
 */
export function contactOf(
  { contact }: CheckoutState,
  { member }: Shopper,
  recipient: Address | null,
): CheckoutContact | undefined {
  const typed = contact?.email ?? ''
  const email = typed === '' ? (member?.email ?? undefined) : typed
  if (contact) return { ...contact, email }
  if (!member) return undefined
  if (recipient) {
    const { recipient_name, phone_code, phone_no } = recipient
    return { name: recipient_name, phone_code, phone_no, email }
  }
  const { name, phone_code, phone_no } = member
  return phone_no === null || phone_code === null ? undefined : { name, phone_code, phone_no, email }
}
