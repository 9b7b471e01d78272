import { saleStateText } from '../sale-state-text'
import { combinationDiscount } from '@/domain/catalog/price'
import type { Combination, Product } from '@/domain/catalog/product'
import { isAwaitable, isBuyable, saleState } from '@/domain/catalog/sale-state'
import { MAX_LIMIT_ORDER } from '@/domain/constants'
import { formatMoney } from '@/lib/format'
import { type Choice, KINDS } from './choice'

/** Separate from choice.ts: a product page gets its choices from the server and does not load the code that makes them. */

function offOf(combination: Combination): string | null {
  const label = combinationDiscount(combination)
  if (label.kind === 'none') return null
  return label.kind === 'amount' ? `−${formatMoney(label.value)}` : `−${label.value}%`
}

const piecesOf = ({ is_pre_order, preorder: [rule], stock }: Combination) =>
  is_pre_order && rule ? rule.total_quota - rule.sold_quota : stock

const nameOf = (combination: Combination) =>
  combination.tracker_combination_name ||
  KINDS.flatMap((kind) => combination.attributes[kind]?.name ?? []).join(', ')

/** Combinations without the same attributes, or with equal ones, differ by their names. */
function byName(choices: readonly Choice[]): Choice[] {
  return choices.map((choice) => ({ ...choice, values: { variant: { id: choice.id, name: choice.name } } }))
}

function isRegular(choices: readonly Choice[]): boolean {
  const kinds = KINDS.filter((kind) => choices.some((choice) => choice.values[kind]))
  const keys = new Set(choices.map((choice) => kinds.map((kind) => choice.values[kind]?.id).join('\n')))
  return keys.size === choices.length && choices.every((choice) => kinds.every((kind) => choice.values[kind]))
}

type Sold = Parameters<typeof saleState>[0] & Pick<Product, 'combinations'>

/** The choices of a product, in the shop's order; `say` reads the texts `card.state`. */
export function choicesOf(product: Sold, say: Parameters<typeof saleStateText>[1]): Choice[] {
  const isSingle = product.combinations.length === 1
  const choices = product.combinations.map((combination): Choice => {
    const { non_specify: unnamed, ...named } = combination.attributes
    const state = saleState(product, combination)
    return {
      id: combination._id,
      name: isSingle && unnamed ? '' : nameOf(combination),
      values: isSingle ? named : combination.attributes,
      now: formatMoney(combination.price_after_discount),
      before: combination.price > combination.price_after_discount ? formatMoney(combination.price) : null,
      off: isBuyable(state) ? offOf(combination) : null,
      isBuyable: isBuyable(state),
      isAwaitable: isAwaitable(state),
      most: Math.min(MAX_LIMIT_ORDER, piecesOf(combination)),
      state: { kind: state.kind, text: saleStateText(state, say) },
      images: combination.images.map(({ url }) => url),
    }
  })
  return isSingle || isRegular(choices) ? choices : byName(choices)
}
