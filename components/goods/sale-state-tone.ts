import type { SaleStateKind } from '@/domain/catalog/sale-state'

type StateTone = 'success' | 'gold' | 'muted'

const TONE_OF: Record<SaleStateKind, StateTone> = {
  available: 'success',
  few_left: 'gold',
  pre_order: 'gold',
  sold_out: 'muted',
  not_sold_here: 'muted',
  gift_only: 'muted',
  discontinued: 'muted',
}

const TONES: Record<StateTone, { text: string; dot: string }> = {
  success: { text: 'text-success', dot: 'bg-success' },
  gold: { text: 'text-ink', dot: 'bg-gold' },
  muted: { text: 'text-muted', dot: 'bg-muted' },
}

/** CSS classes of a state's text and of its dot. */
export const saleStateTone = (kind: SaleStateKind) => TONES[TONE_OF[kind]]
