import type { CSSProperties } from 'react'

interface StarsProps {
  /** 0–5, fractions fill part of a star */
  rating: number
  /** sets the height, 14 px by default; the width follows */
  className?: string
  /** what a screen reader says; without one the caller writes the number */
  label?: string
}

/**
 * Five stars filled by the rating, drawn by the stylesheet: a listing shows many.
 */
export function Stars({ rating, className = 'h-3.5', label }: StarsProps) {
  const style: CSSProperties & { '--rating': number } = { '--rating': Math.min(5, Math.max(0, rating)) }
  const look = { className: `stars ${className}`, style }
  return label ? <span role="img" aria-label={label} {...look} /> : <span aria-hidden {...look} />
}
