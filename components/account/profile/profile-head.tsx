import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { Profile } from '@/domain/account/user'
import { formatDate, formatNumber } from '@/lib/format'
import { Avatar } from '../picture/avatar'

export interface ShownProfile {
  name: string
  user_name: string
  image: string | null
  level: string
  skin_types: readonly string[]
  hair_types: readonly string[]
  is_expert_reviewer: boolean
  total_reviews: number
  total_likes: number
  /** when they became a member */
  since: string
}

export const asShown = (profile: Profile): ShownProfile => ({
  ...profile,
  level: profile.level.current.stage,
  since: profile.beauty_created_at,
})

/** The public head of a profile. */
export function ProfileHead({ profile, children }: { profile: ShownProfile; children?: ReactNode }) {
  const t = useTranslations('profile')
  const about = [...profile.skin_types, ...profile.hair_types]
  return (
    <header className="grid gap-5 tablet:flex tablet:items-center tablet:gap-8">
      <div className="flex min-w-0 flex-1 items-center gap-4 tablet:gap-6">
        <Avatar name={profile.name} image={profile.image} size={88} />
        <div className="grid min-w-0 gap-1">
          <h1 className="font-display text-xl break-words tablet:text-2xl">{profile.name}</h1>
          <p className="truncate text-sm text-muted">@{profile.user_name}</p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span className="rounded-full bg-gold-soft px-2.5 py-0.5 text-gold-dark">{profile.level}</span>
            {profile.is_expert_reviewer && (
              <span className="inline-flex items-center gap-1 text-gold-dark">
                <Icon name="sparkles" size={16} className="text-gold-dark" />
                {t('expert')}
              </span>
            )}
          </p>
        </div>
      </div>
      <dl className="grid grid-cols-3 gap-4 text-center tablet:flex tablet:gap-8">
        <Count label={t('reviews')} value={formatNumber(profile.total_reviews)} />
        <Count label={t('likes')} value={formatNumber(profile.total_likes)} />
        <Count label={t('since')} value={formatDate(profile.since)} />
      </dl>
      {children}
      {about.length > 0 && (
        <ul aria-label={t('about')} className="flex flex-wrap gap-2 tablet:hidden">
          {about.map((type) => (
            <li key={type} className="rounded-full border border-line-strong px-3 py-1 text-sm">
              {type}
            </li>
          ))}
        </ul>
      )}
    </header>
  )
}

function Count({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  )
}
