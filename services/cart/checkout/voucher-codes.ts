import { priceBag } from '@/domain/bag/pricing/breakdown'
import type { VoucherChoice } from '@/domain/bag/view'
import { rankChoices } from '@/domain/bag/voucher-choices'
import { type VoucherRefusal, voucherRefusal } from '@/domain/bag/pricing/vouchers'
import { domainError } from '@/domain/error-codes'
import { database, transaction } from '../../database'
import { choosableVouchers, type NamedVoucher, typedVoucher } from '../../voucher'
import { type KnownFacts, readPricedBag } from '../pricing/read-priced-bag'
import { MAX_CODES } from '../lines/merge-guest-cart'
import { changeCart, findOpenCart, lockOpenCart, lockOrCreateCart } from '../open-cart'
import { needsPhone, readShopper, type Shopper } from './shopper'
import { toChoice } from '../view/voucher-view'
import { buyerOf, type CartOwner } from '../cart-owner'

/** Refusals that more shopping does not resolve: such a code is not kept. */
const FINAL: readonly VoucherRefusal['code'][] = [
  'NOT_YOURS',
  'NOT_STARTED',
  'EXPIRED',
  'USED_UP',
  'MEMBER_ONLY',
  'USED_ALREADY',
]

/** @throws PHONE_UNVERIFIED (403) */
export function requireVerifiedPhone(
  shopper: Shopper,
  toggle: 'verified_phone_for_voucher' | 'verified_phone_for_points',
): void {
  if (needsPhone(shopper, toggle)) throw domainError('PHONE_UNVERIFIED', 'verify a phone number first')
}

/** @throws VOUCHER_REFUSED (422) with details.reason for a refusal that more shopping does not resolve */
function requireUsable(voucher: NamedVoucher, memberId: number | null): void {
  const context = { now: new Date(), member_id: memberId, payment_method: null }
  const reason = voucherRefusal(voucher, [], context)
  if (reason && FINAL.includes(reason.code))
    throw domainError('VOUCHER_REFUSED', 'this voucher cannot be used', { reason })
}

/**
 * Stores a code with the cart, also one the cart does not meet yet: its view says what is missing.
 * @throws PHONE_UNVERIFIED (403), VOUCHER_UNKNOWN (404), VOUCHER_REFUSED (422) with details.reason
 */
export async function addCode(owner: CartOwner, code: string): Promise<KnownFacts> {
  const db = database()
  const shopper = await readShopper(db, owner)
  requireVerifiedPhone(shopper, 'verified_phone_for_voucher')
  const known = await findOpenCart(db, owner)
  const buyer = buyerOf(owner, known?.checkout.contact)
  const voucher = await typedVoucher(db, { buyer, memberId: owner.memberId, code })
  if (!voucher) throw domainError('VOUCHER_UNKNOWN', 'no such voucher')
  requireUsable(voucher, owner.memberId)
  const cart = await transaction(async (tx) => {
    const { id, voucher_codes } = await lockOrCreateCart(tx, owner)
    const others = voucher_codes.filter((known) => known !== code)
    return changeCart(tx, id, { voucher_codes: [...others, code].slice(-MAX_CODES) })
  })
  return { cart, shopper }
}

/** Removes a code from the cart; an unknown one is ignored. */
export function removeCode(owner: CartOwner, code: string): Promise<KnownFacts> {
  return transaction(async (tx) => {
    const cart = await lockOpenCart(tx, owner)
    if (!cart) return { cart }
    const voucher_codes = cart.voucher_codes.filter((known) => known !== code)
    return { cart: await changeCart(tx, cart.id, { voucher_codes }) }
  })
}

/** Vouchers to choose from, the best for this bag first, each with its discount on this bag if it were chosen, or why it has none. */
export async function voucherChoices(owner: CartOwner): Promise<VoucherChoice[]> {
  const db = database()
  const { cart, input } = await readPricedBag(db, owner)
  const buyer = buyerOf(owner, cart?.checkout.contact)
  const choices = await choosableVouchers(db, { buyer, memberId: owner.memberId })
  const byItself = input.vouchers.filter(({ is_auto_applied }) => is_auto_applied)
  return rankChoices(
    choices.map((voucher) =>
      toChoice(voucher, priceBag({ ...input, vouchers: [...byItself, voucher] }), cart?.voucher_codes ?? []),
    ),
  )
}
