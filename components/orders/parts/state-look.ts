import { groupOf, isOrderState, ORDER_GROUPS, type StateColor } from '@/domain/order/states'

/** How a state's colour, a token's name on the wire, is drawn. */
interface Look {
  tone: 'gold' | 'success' | 'ink' | 'accent' | 'sale' | 'muted'
  dot: string
}

const LOOKS: Record<StateColor, Look> = {
  'gold-dark': { tone: 'gold', dot: 'bg-gold-dark' },
  success: { tone: 'success', dot: 'bg-success' },
  ink: { tone: 'ink', dot: 'bg-ink' },
  accent: { tone: 'accent', dot: 'bg-accent' },
  'accent-dark': { tone: 'accent', dot: 'bg-accent-dark' },
  sale: { tone: 'sale', dot: 'bg-sale' },
  muted: { tone: 'muted', dot: 'bg-muted' },
}

const isColor = (text: string): text is StateColor => Object.hasOwn(LOOKS, text)

/** A colour nobody knows is drawn quietly. */
export const stateLookOf = (color: string | undefined): Look =>
  color !== undefined && isColor(color) ? LOOKS[color] : LOOKS.muted

/** The state's name in messages; for one we do not know, that of its group. */
export function stateName(state: { id: string; name: string }) {
  if (isOrderState(state.id)) return { key: state.id } as const
  return { text: ORDER_GROUPS[groupOf(state.name)].nameFormated } as const
}
