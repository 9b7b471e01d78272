'use client'

import { useOpenEarlyPrices } from '@/lib/client/early-prices'

interface EarlyOpenProps {
  promotionId: string
  /** whom the session is open to, and from when */
  text: string
  /** in its place for a member to whom it is open now */
  yours: string
}

/** Whom an upcoming session is open to before others. The page is the same for all; whether it is open to this member comes after it. */
export function EarlyOpen({ promotionId, text, yours }: EarlyOpenProps) {
  const isOpen = useOpenEarlyPrices({ promotion_id: promotionId }).length > 0
  return (
    <p role="status" className={`basis-full text-sm text-gold-dark ${isOpen ? 'font-semibold' : ''}`}>
      {isOpen ? yours : text}
    </p>
  )
}
