import type { AttributeKind } from '@/domain/catalog/product'
import type { SaleStateKind } from '@/domain/catalog/sale-state'

/** In the order they are shown. */
export const KINDS: readonly AttributeKind[] = ['shade', 'size', 'variant', 'amount', 'non_specify']

export interface ChoiceValue {
  id: string
  name: string
  /** #RRGGBB of a shade */
  hex?: string
}

/** A combination to choose: ready to show, small enough to send to the browser. */
export interface Choice {
  id: string
  /** its name; empty when there is nothing to choose */
  name: string
  values: Partial<Record<AttributeKind, ChoiceValue>>
  /** formatted money; `before` is the list price */
  now: string
  before: string | null
  /** the discount by the catalogue's rules: '−20%' or '−50.000 ₫'; null for what cannot be bought */
  off: string | null
  isBuyable: boolean
  /** not available now, but may return */
  isAwaitable: boolean
  /** the maximum quantity as far as known; the bag decides */
  most: number
  state: { kind: SaleStateKind; text: string }
  /** the combination's own pictures */
  images: readonly string[]
}

export interface ChoiceGroup {
  kind: AttributeKind
  values: ChoiceValue[]
}

/** Groups of choices: one for each attribute, each value once. */
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

/** The combination for a newly chosen value: the one that keeps most of the other attributes; among equals an available one. */
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
