'use client'

import { useTranslations } from 'next-intl'
import { encode } from 'uqr'

/** White around the code, in squares: readers need it. */
const BORDER = 4

interface PickupCodeProps {
  referenceCode: string
  /** the goods wait at the store */
  isReady: boolean
}

/** The order's reference as a code the store's staff read, and as text should that fail. */
export function PickupCode({ referenceCode, isReady }: PickupCodeProps) {
  const t = useTranslations('orders.pickup')
  const { size, data } = encode(referenceCode, { ecc: 'M', border: BORDER })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <div className="grid justify-items-center gap-2 text-center">
      <svg
        role="img"
        aria-label={t('codeAlt', { code: referenceCode })}
        data-content={referenceCode}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="w-full max-w-52 rounded-md bg-white text-ink"
      >
        <path d={path} fill="currentColor" />
      </svg>
      <p className="font-semibold tracking-wider tabular-nums">{referenceCode}</p>
      <p className="max-w-xs text-sm text-muted">{t(isReady ? 'codeText' : 'codeSoon')}</p>
    </div>
  )
}
