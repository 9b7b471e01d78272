const STAR = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z'
const STARS = [0, 1, 2, 3, 4]
const BOX = 20

interface StarsProps {
  /** 0–5, fractions fill part of a star */
  rating: number
  /** sets the height, 14 px unless told; the width follows */
  className?: string
}

/** Five stars filled as far as the rating goes. Says nothing to a screen reader: the caller writes the number. */
export function Stars({ rating, className = 'h-3.5' }: StarsProps) {
  const filled = Math.min(5, Math.max(0, rating)) * BOX
  return (
    <span aria-hidden className={`relative inline-block aspect-5/1 shrink-0 align-[-0.125em] ${className}`}>
      <Row className="text-line-strong" width={5 * BOX} />
      {filled > 0 && <Row className="text-gold" width={filled} />}
    </span>
  )
}

/** The first `width` units of the row of stars; the picture is cut at its right edge. */
function Row({ className, width }: { className: string; width: number }) {
  return (
    <svg
      viewBox={`0 0 ${width} ${BOX}`}
      fill="currentColor"
      className={`absolute inset-y-0 left-0 h-full ${className}`}
      style={{ width: `${width}%` }}
    >
      {STARS.filter((index) => index * BOX < width).map((index) => (
        <path key={index} d={STAR} transform={`translate(${index * BOX} 0)`} />
      ))}
    </svg>
  )
}
