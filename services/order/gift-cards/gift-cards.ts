import { domainError } from '@/domain/error-codes'
import { giftCardName, usedVouchers, issuedFor, withdrawVouchers } from '../../voucher'
import type { Database } from '../../database'
import { egiftLinesOf } from './queue-egifts'
import type { OrderFacts } from '../order-facts'

/** Names of the codes of an order's gift cards, sent or to be sent. */
async function cardNames(db: Database, orderId: string): Promise<string[]> {
  const lines = await egiftLinesOf(db, orderId)
  return lines.flatMap(({ id, quantity }) =>
    Array.from({ length: quantity }, (_, place) => giftCardName(id, place + 1)),
  )
}

/** Whether a gift card bought with the order pays for another one; until `tx` ends no other order can use one. Unpaid, it has none. */
export async function areCardsUsed(tx: Database, { id, is_paid }: OrderFacts): Promise<boolean> {
  if (!is_paid) return false
  return (await usedVouchers(tx, await cardNames(tx, id))).length > 0
}

/** Invalidates the gift cards of an order whose money goes back. */
export async function withdrawCards(tx: Database, { id }: Pick<OrderFacts, 'id'>): Promise<void> {
  await withdrawVouchers(tx, await cardNames(tx, id))
}

/** The same before the staff send the money back. @throws GIFT_CARD_USED (409): what it bought is gone */
export async function withdrawUnusedCards(tx: Database, order: OrderFacts): Promise<void> {
  if (await areCardsUsed(tx, order))
    throw domainError('GIFT_CARD_USED', 'a gift card bought with it has been used')
  await withdrawCards(tx, order)
}

/** Whether a gift card of an order is still to be sent. */
export async function hasUnsentCards(db: Database, orderId: string): Promise<boolean> {
  const names = await cardNames(db, orderId)
  const made = await issuedFor(db, names)
  return names.some((name) => !made.has(name))
}
