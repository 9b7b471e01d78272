import { encode } from 'uqr'

/** Quiet zone of the code, in modules: readers need it. */
const BORDER = 4

interface QrCodeSvgProps {
  /** what the code holds */
  value: string
  /** for screen readers */
  label: string
  className?: string
}

/** A QR code as a vector, as wide as its place. */
export function QrCodeSvg({ value, label, className = '' }: QrCodeSvgProps) {
  const { size, data } = encode(value, { ecc: 'M', border: BORDER })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`bg-white text-ink ${className}`}
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
