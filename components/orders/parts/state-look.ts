import { groupOf, isOrderState, ORDER_GROUPS, type StateColor } from '@/domain/order/states'

/** Maps a state's colour, a token name on the wire, to its classes. */
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

/** An unknown colour uses the neutral classes. */
export const stateLookOf = (color: string | undefined): Look =>
  color !== undefined && isColor(color) ? LOOKS[color] : LOOKS.muted

/** The state's key in messages; for an unknown state that of its group. */
export function stateName(state: { id: string; name: string }) {
  if (isOrderState(state.id)) return { key: state.id } as const
  return { text: ORDER_GROUPS[groupOf(state.name)].nameFormated } as const
}
