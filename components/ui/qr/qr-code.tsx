import { qrModules } from './qr-modules'

interface QrCodeProps {
  /** what the code holds */
  text: string
  /** for screen readers */
  label: string
  className?: string
}

/** A text as a QR code, for phones, banking apps and store scanners: a vector, as wide as its place and its `className` allow. */
export function QrCode({ text, label, className = 'max-w-64' }: QrCodeProps) {
  const rows = qrModules(text)
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      data-content={text}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className={`w-full rounded-md border border-line bg-white text-ink ${className}`}
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
