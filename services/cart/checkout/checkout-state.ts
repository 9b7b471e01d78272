import { readPhone } from '@/domain/account/read-phone'
import type { CheckoutContact, CheckoutState } from '@/domain/bag/checkout'
import { invalidFields, notFound } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import { texts } from '@/domain/forms/texts'
import { findWard } from '../../account'
import { database, transaction } from '../../database'
import { offeredMethods } from '../../payment'
import { listStores } from '../../store'
import type { KnownFacts } from '../pricing/read-priced-bag'
import { changeCart, lockOrCreateCart } from '../open-cart'
import { mayCheckOut, readShopper, type Shopper } from './shopper'
import type { CartOwner } from '../cart-owner'

type Faults = Record<string, string>

function readContact(contact: CheckoutContact, faults: Faults): CheckoutContact {
  const phone = readPhone(contact.phone_no, contact.phone_code)
  if (!phone) faults['contact.phone_no'] = texts.phoneInvalid
  return { ...contact, ...(phone && { phone_no: phone.phone_no, phone_code: phone.phone_code }) }
}

async function checkWard({ guest_address }: CheckoutState, faults: Faults): Promise<void> {
  if (!guest_address) return
  const place = await findWard(guest_address.province_code, guest_address.ward_code)
  if (!place) faults['guest_address.ward_code'] = texts.choose
}

async function checkStore({ store_id }: CheckoutState, faults: Faults): Promise<void> {
  if (store_id === undefined) return
  const { stores } = await listStores(database(), { skip: 0, limit: 200 })
  if (!stores.some(({ id }) => id === store_id)) faults.store_id = texts.choose
}

function checkPaymentMethod({ payment_method }: CheckoutState, faults: Faults): void {
  if (payment_method === undefined) return
  const codes: string[] = offeredMethods({ total: 0, has_egift: false })
  if (!codes.includes(payment_method)) faults.payment_method = texts.choose
}

/** @throws NOT_FOUND for an address that is not of the member's book */
function checkAddress({ address_id }: CheckoutState, { addresses }: Shopper): void {
  if (address_id !== undefined && !addresses.some(({ id }) => id === address_id)) throw notFound('address')
}

/** Checks the given choices and normalises them. @throws INVALID_FIELDS, NOT_FOUND */
async function readChoices(part: CheckoutState, shopper: Shopper): Promise<CheckoutState> {
  checkAddress(part, shopper)
  const faults: Faults = {}
  const contact = part.contact && readContact(part.contact, faults)
  await checkWard(part, faults)
  await checkStore(part, faults)
  checkPaymentMethod(part, faults)
  if (Object.keys(faults).length > 0) throw invalidFields(faults)
  return { ...part, ...(contact && { contact }) }
}

const withoutUndefined = (part: CheckoutState): CheckoutState =>
  Object.fromEntries(
    Object.entries<CheckoutState[keyof CheckoutState] | undefined>(part).filter(
      ([, value]) => value !== undefined,
    ),
  )

/**
 * Stores a part of the checkout's choices with the cart; parts not given stay.
 * @throws UNAUTHENTICATED (401) where guests may not check out, INVALID_FIELDS (422), NOT_FOUND (404) for another member's address
 */
export async function updateCheckout(owner: CartOwner, part: CheckoutState): Promise<KnownFacts> {
  const shopper = await readShopper(database(), owner)
  if (!mayCheckOut(shopper)) throw domainError('UNAUTHENTICATED', 'sign in first')
  const read = withoutUndefined(await readChoices(part, shopper))
  const cart = await transaction(async (tx) => {
    const { id, checkout } = await lockOrCreateCart(tx, owner)
    return changeCart(tx, id, { checkout: { ...checkout, ...read } })
  })
  return { cart, shopper }
}
