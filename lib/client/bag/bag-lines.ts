'use client'

import type { LineChange, NewLine as NewLineInput } from '@/domain/bag/line-input'
import type { Bag, BagLineView } from '@/domain/bag/view'
import { api } from '../api'
import { bagAfterChanges, changeBag, changeInTurn, hasLine } from './bag'

/** Goods to be added to the bag, with their quantity. */
export type NewLine = NewLineInput & { quantity: number }

interface AddedLine {
  bag: Bag
  line_id: string
}

/**
 * Adds goods to the bag; gives the id of their line. @throws DomainError MAX_LIMIT_ORDER or BAD_REQUEST, with `details.problem`
 * @param key idempotency key, for a call that may be sent again
 */
export const addLine = (wanted: NewLine, key?: string): Promise<AddedLine> =>
  changeInTurn(
    () => api.cart.carts.me.lines.$post({ json: wanted, ...(key && { header: { 'idempotency-key': key } }) }),
    ({ bag }) => bag,
  )

/** @throws DomainError as adding does */
export const changeLine = (id: string, change: LineChange) =>
  changeBag(() => api.cart.carts.me.lines[':id'].$put({ param: { id }, json: change }))

/** @throws DomainError */
export const removeLine = (id: string) =>
  changeBag(() => api.cart.carts.me.lines[':id'].$delete({ param: { id } }))

/**
 * Adds a restored line again when it is no longer in the bag, as another tab may have finished its removal. @throws as adding does
 */
export async function restoreLine(line: BagLineView, isSaved: boolean): Promise<void> {
  // Without an answer the line is still in the bag: this page has not sent the removal.
  const bag = await bagAfterChanges()
  if (!bag || hasLine(bag, line.id)) return
  const { product_id, combination_id, quantity, egift, pack_detail, classification } = line
  const { line_id } = await addLine({
    product_id,
    combination_id,
    quantity,
    ...(egift && { egift }),
    ...(classification === 'product_pack' && {
      pack_choices: pack_detail.map((part) => ({
        product_id: part.product_id,
        combination_id: part.combination_id,
      })),
    }),
  })
  if (isSaved) await changeLine(line_id, { is_saved_for_later: true })
}
