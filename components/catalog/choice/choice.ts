import type { AttributeKind } from '@/domain/catalog/product'
import type { SaleStateKind } from '@/domain/catalog/sale-state'

/** In the order they are asked for. */
export const KINDS: readonly AttributeKind[] = ['shade', 'size', 'variant', 'amount', 'non_specify']

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
  /** it cannot be bought, but may be again */
  isAwaitable: boolean
  /** the most pieces that can be wanted at once, as far as is known; the bag has the last word */
  most: number
  state: { kind: SaleStateKind; text: string }
  /** the combination's own pictures; none where it has none */
  images: readonly string[]
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
export const hasValue = (choice: Choice, kind: AttributeKind, valueId: string) =>
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
  const [first = chosen, ...others] = choices.filter((choice) => hasValue(choice, kind, valueId))
  return others.reduce((best, choice) => (score(choice) > score(best) ? choice : best), first)
}
