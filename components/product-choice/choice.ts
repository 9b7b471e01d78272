import { stateText } from '@/components/product/state-text'
import { combinationDiscount } from '@/domain/catalog/price'
import type { AttributeKind, Combination, Product } from '@/domain/catalog/product'
import { isBuyable, saleState, type SaleStateKind } from '@/domain/catalog/sale-state'
import { MAX_LIMIT_ORDER } from '@/domain/constants'
import { formatMoney } from '@/lib/format'

/** In the order they are asked for. */
const KINDS: readonly AttributeKind[] = ['shade', 'size', 'variant', 'amount', 'non_specify']

export interface ChoiceValue {
  id: string
  name: string
  /** #RRGGBB of a shade */
  hex?: string
}

/** A combination as a shopper chooses it: ready to show, small enough to send to the browser. */
export interface Choice {
  id: string
  /** what it is called; empty when there is nothing to choose */
  name: string
  values: Partial<Record<AttributeKind, ChoiceValue>>
  /** money as text; `before` is the struck list price */
  now: string
  before: string | null
  /** what is off by the catalogue's rules: '−20%' or '−50.000 ₫' */
  off: string | null
  isBuyable: boolean
  /** the most pieces that can be wanted at once, as far as is known; the bag has the last word */
  most: number
  state: { kind: SaleStateKind; text: string }
  /** the combination's own pictures; none where it has none */
  images: readonly string[]
}

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

/** Combinations that do not all have the same attributes, or not all different ones, are told apart by their names. */
function byName(choices: readonly Choice[]): Choice[] {
  return choices.map((choice) => ({ ...choice, values: { variant: { id: choice.id, name: choice.name } } }))
}

function isRegular(choices: readonly Choice[]): boolean {
  const kinds = KINDS.filter((kind) => choices.some((choice) => choice.values[kind]))
  const keys = new Set(choices.map((choice) => kinds.map((kind) => choice.values[kind]?.id).join('\n')))
  return keys.size === choices.length && choices.every((choice) => kinds.every((kind) => choice.values[kind]))
}

type Sold = Parameters<typeof saleState>[0] & Pick<Product, 'combinations'>

/** The combinations of a product as choices, in the shop's order; `say` reads the texts `card.state`. */
export function choicesOf(product: Sold, say: Parameters<typeof stateText>[1]): Choice[] {
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
      off: offOf(combination),
      isBuyable: isBuyable(state),
      most: Math.min(MAX_LIMIT_ORDER, piecesOf(combination)),
      state: { kind: state.kind, text: stateText(state, say) },
      images: combination.images.map(({ url }) => url),
    }
  })
  return isSingle || isRegular(choices) ? choices : byName(choices)
}

export interface ChoiceGroup {
  kind: AttributeKind
  values: ChoiceValue[]
}

/** What a shopper chooses by: one group for each attribute, each value once. */
export function groupsOf(choices: readonly Choice[]): ChoiceGroup[] {
  return KINDS.flatMap((kind) => {
    const values = new Map(
      choices.flatMap((choice) => {
        const value = choice.values[kind]
        return value ? [[value.id, value] as const] : []
      }),
    )
    return values.size > 0 ? [{ kind, values: [...values.values()] }] : []
  })
}

/** Whether a value belongs to a choice. */
export const holds = (choice: Choice, kind: AttributeKind, valueId: string) =>
  choice.values[kind]?.id === valueId

/**
 * The combination a shopper means by one value beside what is chosen already: the one that keeps most of the other
 * attributes, of equals one that can be bought.
 */
export function choiceFor(
  choices: readonly Choice[],
  chosen: Choice,
  kind: AttributeKind,
  valueId: string,
): Choice {
  const kept = (choice: Choice) =>
    KINDS.filter(
      (other) =>
        other !== kind && choice.values[other] && choice.values[other].id === chosen.values[other]?.id,
    ).length
  const score = (choice: Choice) => kept(choice) * 2 + (choice.isBuyable ? 1 : 0)
  const [first = chosen, ...others] = choices.filter((choice) => holds(choice, kind, valueId))
  return others.reduce((best, choice) => (score(choice) > score(best) ? choice : best), first)
}
