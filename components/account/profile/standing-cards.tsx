'use client'

import { Coins, Gem } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { User } from '@/domain/account/user'
import { formatNumber } from '@/lib/format'

/** What a member has gathered: points, and the level they stand on. */
export function StandingCards({ user }: { user: User }) {
  const t = useTranslations('profile')
  return (
    <dl data-tour="profile-points" className="mt-6 grid grid-cols-2 gap-3 tablet:gap-4">
      <div className="grid gap-1 rounded-lg bg-gold-soft p-4">
        <dt className="flex items-center gap-2 text-sm text-gold-dark">
          <Coins aria-hidden size={18} strokeWidth={1.5} />
          {t('points')}
        </dt>
        <dd className="text-xl font-semibold tabular-nums">{formatNumber(user.points.count)}</dd>
        <dd className="text-sm text-gold-dark">{t('pointsNote')}</dd>
      </div>
      <div className="grid content-start gap-1 rounded-lg bg-accent-soft p-4">
        <dt className="flex items-center gap-2 text-sm text-accent-dark">
          <Gem aria-hidden size={18} strokeWidth={1.5} />
          {t('level')}
        </dt>
        <dd className="text-xl font-semibold">{user.level.current.stage}</dd>
        <dd className="text-sm text-accent-dark">{t('levelNote')}</dd>
      </div>
    </dl>
  )
}
