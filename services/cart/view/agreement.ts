import { createHash } from 'node:crypto'
import { amountOf } from '@/domain/bag/line'
import type { PricedBag } from '../pricing/priced-bag'

/** The goods of the agreement: each line that is shown, with its options. */
const linesIn = ({ lines }: PricedBag) =>
  lines.flatMap(({ row, line, goods, price, pack_detail }) =>
    goods
      ? [
          [
            row.id,
            goods.combination_id,
            row.quantity,
            price?.total ?? amountOf(line),
            row.egift,
            pack_detail.map((item) => [item.combination_id, item.quantity]),
          ],
        ]
      : [],
  )

/** Where it goes, how, and how it is paid. */
function checkoutIn({ checkout }: PricedBag) {
  const { chosen, contact, address, delivery, isPickup, payment_method } = checkout
  const place = address && [address.recipient_name, address.phone_no, address.address1, address.address2]
  return [
    [place, address?.ward_code, address?.province_code, address?.district],
    [contact?.name, contact?.phone_no, contact?.email],
    [delivery.method, isPickup ? delivery.store?.id : null],
    payment_method,
    [chosen.invoice, chosen.note, chosen.is_gift],
  ]
}

/**
 * Digest of what a shopper agrees to by ordering this bag as it is shown: goods, address, method, price. Sent back with the submission, it shows
 * whether the bag that is ordered is the one that was seen; another tab may have changed it without changing its total.
 */
export function agreementOf(bag: PricedBag): string {
  const gifts = bag.free_products.map(({ goods, quantity }) => [goods.combination_id, quantity])
  const parts = [
    linesIn(bag),
    gifts,
    ...checkoutIn(bag),
    bag.breakdown.total,
    bag.breakdown.earned_points.total,
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}
