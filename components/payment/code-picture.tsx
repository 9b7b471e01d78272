'use client'

import { encode } from 'uqr'

/** White around the code, in squares: readers need it. */
const BORDER = 4

/** A text as a code for a banking app to read. */
export function CodePicture({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: BORDER })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full max-w-64 rounded-md border border-line bg-white text-ink"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
