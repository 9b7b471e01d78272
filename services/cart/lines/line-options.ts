import { createHash } from 'node:crypto'
import { object } from 'yup'
import { egiftDayFault, type EgiftInfo, egiftSchema } from '@/domain/bag/egift'
import type { LineOptionsInput, PackChoice } from '@/domain/bag/line-input'
import { badRequest, invalidFields } from '@/domain/error'
import type { BagGoods } from '../../catalog'
import { checkFields } from '../../http'
import { chosenParts, type CatalogSnapshot } from '../catalog-snapshot'
import type { LineRow } from '../open-cart'

/** Options that distinguish two lines of one combination. */
export type LineOptions = Pick<LineRow, 'egift' | 'pack_choices' | 'options_key'>

const egiftField = object({ egift: egiftSchema })

/** @throws INVALID_FIELDS 'egift.…' */
function readEgift(wanted: EgiftInfo | null | undefined): EgiftInfo {
  const { egift } = checkFields({ egift: wanted ?? {} }, egiftField)
  const fault = egiftDayFault(egift.delivery_date, new Date())
  if (fault) throw invalidFields({ 'egift.delivery_date': fault })
  return egift
}

const wrongChoice = () => badRequest('a choice is not one of this pack', { field: 'pack_choices' })

/**
 * What a pack holds with these choices, each member once named, so that the same pack is the same line however it was chosen; nothing when
 * it is what the pack holds anyway. A choice stands for a member of its product and of the same list price. @throws BAD_REQUEST
 */
function readChoices(
  { view }: BagGoods,
  wanted: readonly PackChoice[],
  snapshot: CatalogSnapshot,
): PackChoice[] {
  if (wanted.length === 0) return []
  if (view.classification !== 'product_pack') throw wrongChoice()
  const parts = snapshot.packs.get(view.product_id) ?? []
  const chosen = chosenParts(parts, wanted)
  const isTaken = wanted.every(
    ({ product_id }) =>
      wanted.filter((choice) => choice.product_id === product_id).length <=
      parts.filter((part) => part.product_id === product_id).length,
  )
  const isOffered = chosen.every(({ product_id, combination_id }, place) => {
    const goods = snapshot.goods.get(combination_id)
    const own = snapshot.goods.get(parts[place]?.combination_id ?? '')
    return goods?.view.product_id === product_id && goods.list_price === own?.list_price
  })
  if (!isTaken || !isOffered) throw wrongChoice()
  const isOwn = chosen.every(({ combination_id }, place) => combination_id === parts[place]?.combination_id)
  return isOwn ? [] : chosen.map(({ product_id, combination_id }) => ({ product_id, combination_id }))
}

/** Digest of the options; empty without any. */
export function optionsKey(options: Pick<LineOptions, 'egift' | 'pack_choices'>): string {
  const { egift, pack_choices } = options
  if (!egift && pack_choices.length === 0) return ''
  const { sender_name, recipient_name, recipient_email, message, delivery_date } = egift ?? {}
  const parts = [sender_name, recipient_name, recipient_email, message, delivery_date, pack_choices]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

/**
 * The options of a line: the fields of a gift card, the shades of a pack. Options the goods do not ask for are dropped.
 * @throws INVALID_FIELDS of a gift card, BAD_REQUEST for choices the pack does not offer
 */
export function readOptions(
  goods: BagGoods,
  wanted: LineOptionsInput,
  snapshot: CatalogSnapshot,
): LineOptions {
  const options = {
    egift: goods.view.classification === 'egift' ? readEgift(wanted.egift) : null,
    pack_choices: readChoices(goods, wanted.pack_choices ?? [], snapshot),
  }
  return { ...options, options_key: optionsKey(options) }
}
