import { discountLabel } from '@/domain/catalog/price'
import type { AttributeKind, Combination, Product } from '@/domain/catalog/product'
import { MAX_LIMIT_ORDER } from '@/domain/constants'
import { formatDate, formatMoney, formatNumber } from '@/lib/format'
import { fill } from './fill'
import type { ChoiceTexts } from './texts'

/** In the order they are asked for. */
const KINDS: readonly AttributeKind[] = ['shade', 'size', 'variant', 'amount', 'non_specify']

export interface ChoiceValue {
  id: string
  name: string
  /** #RRGGBB of a shade */
  hex?: string
}

export type StateTone = 'success' | 'gold' | 'muted'

/** A combination as a shopper chooses it: ready to show, small enough to send to the browser. */
export interface Choice {
  id: string
  /** what it is called; empty when there is nothing to choose */
  name: string
  values: Partial<Record<AttributeKind, ChoiceValue>>
  /** money as text; `before` is the struck list price */
  now: string
  before: string | null
  /** what is off by the catalogue's rules: '-20%' or '-50.000 ₫' */
  off: string | null
  isAvailable: boolean
  isPreOrder: boolean
  /** the most pieces that can be wanted at once, as far as is known; the bag has the last word */
  most: number
  state: { tone: StateTone; text: string; detail: string | null }
  /** the combination's own picture */
  image: string | null
}

/** From here on the shop says that little is left; the number itself may be some minutes old, so it is not told. */
const LITTLE_LEFT = 5

type Sold = Pick<Product, 'is_out_of_stock_nang_vn'>

function stateOf(combination: Combination, product: Sold, texts: ChoiceTexts): Choice['state'] {
  const [rule] = combination.preorder
  if (combination.is_pre_order) {
    if (!combination.is_available || !rule)
      return { tone: 'muted', text: texts.preorderSoldOut, detail: null }
    return {
      tone: 'gold',
      text: fill(texts.preorderLeft, { count: formatNumber(rule.total_quota - rule.sold_quota) }),
      detail: rule.ships_at && fill(texts.shipsAt, { date: formatDate(rule.ships_at) }),
    }
  }
  if (combination.is_available) {
    const isLow = combination.stock <= LITTLE_LEFT
    return { tone: isLow ? 'gold' : 'success', text: isLow ? texts.littleLeft : texts.inStock, detail: null }
  }
  return {
    tone: 'muted',
    text: product.is_out_of_stock_nang_vn ? texts.notSoldHere : texts.outOfStock,
    detail: null,
  }
}

function offOf(combination: Combination): string | null {
  const percentage = combination.discount_percentage
  const label = discountLabel({
    discount_range: { min: percentage, max: percentage },
    total_combinations: 1,
    default_combination: combination,
  })
  if (label.kind === 'none') return null
  return label.kind === 'amount' ? `-${formatMoney(label.value)}` : `-${label.value}%`
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

/** The combinations of a product as choices, in the shop's order. */
export function choicesOf(product: Pick<Product, 'combinations'> & Sold, texts: ChoiceTexts): Choice[] {
  const isSingle = product.combinations.length === 1
  const choices = product.combinations.map((combination): Choice => {
    const { non_specify: unnamed, ...named } = combination.attributes
    return {
      id: combination._id,
      name: isSingle && unnamed ? '' : nameOf(combination),
      values: isSingle ? named : combination.attributes,
      now: formatMoney(combination.price_after_discount),
      before: combination.price > combination.price_after_discount ? formatMoney(combination.price) : null,
      off: offOf(combination),
      isAvailable: combination.is_available,
      isPreOrder: combination.is_pre_order,
      most: Math.min(MAX_LIMIT_ORDER, piecesOf(combination)),
      state: stateOf(combination, product, texts),
      image: combination.images[0]?.url ?? null,
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
  const score = (choice: Choice) => kept(choice) * 2 + (choice.isAvailable ? 1 : 0)
  const [first = chosen, ...others] = choices.filter((choice) => holds(choice, kind, valueId))
  return others.reduce((best, choice) => (score(choice) > score(best) ? choice : best), first)
}
