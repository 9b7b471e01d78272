'use client'

import { useTranslations } from 'next-intl'
import type { WonPrize } from '@/domain/game/prize'
import { formatLastDay } from '@/lib/format'

/** Where a prize is, and until when: the code of a voucher, the state of a gift. Nothing for points, which are in the account. */
export function PrizeFacts({ prize: { code, expires_at: end, claim } }: { prize: WonPrize }) {
  const t = useTranslations('games.prize')
  if (code === null && claim === null) return null
  return (
    <p className="game-hint">
      {code !== null && t('code', { code })}
      {code !== null && end !== null && ` ${t('until', { day: formatLastDay(end) })}`}
      {claim !== null && t(`claim.${claim}`)}
    </p>
  )
}
