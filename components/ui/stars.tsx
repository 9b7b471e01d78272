import type { CSSProperties } from 'react'

interface StarsProps {
  /** 0–5, fractions fill part of a star */
  rating: number
  /** sets the height, 14 px by default; the width follows */
  className?: string
}

/**
 * Five stars filled by the rating, drawn by the stylesheet: a listing shows many. Hidden from screen readers: the caller writes the number.
 */
export function Stars({ rating, className = 'h-3.5' }: StarsProps) {
  const style: CSSProperties & { '--rating': number } = { '--rating': Math.min(5, Math.max(0, rating)) }
  return <span aria-hidden className={`stars ${className}`} style={style} />
}
