import type { ReactNode } from 'react'

type Tone = 'sale' | 'accent' | 'ink' | 'gold' | 'success' | 'muted'

const TONES: Record<Tone, string> = {
  sale: 'bg-sale text-white',
  accent: 'bg-accent-soft text-accent-dark',
  ink: 'bg-ink text-paper',
  gold: 'bg-gold-soft text-gold-dark',
  success: 'bg-success-soft text-success',
  muted: 'bg-sand text-ink',
}

/** A short label on a product or an order. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center rounded-sm px-1.5 py-0.5 text-xs font-semibold ${TONES[tone]}`}
    >
      {children}
    </span>
  )
}
