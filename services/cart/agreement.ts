import { createHash } from 'node:crypto'
import type { Bag } from '@/domain/bag/view'

type Agreed = Omit<Bag, 'agreement'>

/** What is bought: each line that costs something, with all that was chosen for it. */
const linesIn = ({ lines }: Agreed) =>
  lines.map(({ id, combination_id, quantity, total, egift, pack_detail }) => [
    id,
    combination_id,
    quantity,
    total,
    egift,
    pack_detail.map((item) => [item.combination_id, item.quantity]),
  ])

/**
 * Names what a shopper agrees to by ordering this bag as it is shown: what, where to, how, for how much. Sent back with the press, it shows
 * whether the bag that is ordered is the one that was seen; another tab may have changed it without changing its total.
 */
export function agreementOf(bag: Agreed): string {
  const { total, free_products, checkout } = bag
  const { address, contact, shipping_method, store_id, payment_method } = checkout
  const place = address && [address.recipient_name, address.phone_no, address.address1, address.address2]
  const parts = [
    linesIn(bag),
    free_products.map(({ combination_id, quantity }) => [combination_id, quantity]),
    [place, address?.ward_code, address?.province_code, address?.district],
    [contact?.name, contact?.phone_no, contact?.email],
    [shipping_method, shipping_method === 'store_pickup' ? store_id : null],
    payment_method,
    [checkout.invoice, checkout.note, checkout.is_gift],
    total,
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}
