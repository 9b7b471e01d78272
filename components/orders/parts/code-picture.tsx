'use client'

import { encode } from 'uqr'

/** Quiet zone of the code, in modules: readers need it. */
const BORDER = 4

interface CodePictureProps {
  text: string
  label: string
  className?: string
}

/** A text as a QR code, for banking apps or store scanners. */
export function CodePicture({ text, label, className = 'max-w-64' }: CodePictureProps) {
  const { size, data } = encode(text, { ecc: 'M', border: BORDER })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      data-content={text}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`w-full rounded-md border border-line bg-white text-ink ${className}`}
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
