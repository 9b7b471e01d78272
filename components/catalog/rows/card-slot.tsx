import type { ReactNode } from 'react'

/** Slot of a card in a row: two and a bit on a phone, five on a desktop. */
export const SLOT_WIDTH = 220

export function CardSlot({ children }: { children: ReactNode }) {
  return <div className="h-full w-38 tablet:w-50 desktop:w-55">{children}</div>
}
