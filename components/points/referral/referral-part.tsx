'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { OwnReferrals } from '@/domain/loyalty/referral'
import { api } from '@/lib/client/api'
import { withInstruction } from '@/lib/client/failure'
import { useData } from '@/lib/client/use-data'
import { formatDate, formatNumber } from '@/lib/format'
import { InvitationLink } from './invitation-link'

/** The member's invitations: the link and texts to share, who came, and what each brought. */
export function ReferralPart() {
  const t = useTranslations('points.referral')
  const retry = useTranslations('points')('retry')
  const { data, error, isLoading, mutate } = useData(api.loyalty.me.referrals.$path(), {
    shouldRetryOnError: false,
  })
  return (
    <section aria-label={t('title')} id="moi-ban-be" className="mt-14 scroll-mt-20">
      <h2 className="section-title">{t('title')}</h2>
      {data && <Invitations referrals={data} />}
      {!data && Boolean(error) && (
        <div role="alert" className="mt-4 grid justify-items-start gap-3">
          <p>{withInstruction(t('failed'), error)}</p>
          <Button variant="secondary" disabled={isLoading} onClick={() => void mutate()}>
            {retry}
          </Button>
        </div>
      )}
      {!data && !error && (
        <div role="status" aria-label={t('loading')} className="mt-4 h-40 animate-pulse rounded-lg bg-sand" />
      )}
    </section>
  )
}

function Invitations({
  referrals: { points, per_month, link, totals, invited },
}: {
  referrals: OwnReferrals
}) {
  const t = useTranslations('points.referral')
  return (
    <div className="mt-4 grid gap-6 tablet:grid-cols-2 tablet:gap-10">
      <div className="grid content-start gap-3">
        <p>{t('text', { count: formatNumber(points) })}</p>
        <InvitationLink path={link} />
        <p className="text-sm text-muted">{t('limit', { count: formatNumber(per_month) })}</p>
      </div>
      <div>
        <h3 className="font-semibold">{t('people')}</h3>
        {invited.length === 0 ? (
          <p className="mt-2 text-muted">{t('none')}</p>
        ) : (
          <>
            <p className="mt-1 text-sm text-muted">
              {t('totals', {
                joined: formatNumber(totals.joined),
                rewarded: formatNumber(totals.rewarded),
                points: formatNumber(totals.points),
              })}
            </p>
            <ul aria-label={t('people')} className="mt-2 divide-y divide-line">
              {invited.map((person, place) => (
                <Person key={`${person.created_at}-${place}`} person={person} />
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}

function Person({
  person: { name, state, points, created_at },
}: {
  person: OwnReferrals['invited'][number]
}) {
  const t = useTranslations('points.referral')
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
      <p>
        {name} <span className="text-sm text-muted">{formatDate(created_at)}</span>
      </p>
      <p className={`text-sm ${state === 'rewarded' ? 'font-semibold text-success' : 'text-muted'}`}>
        {t(`states.${state}`, { points: formatNumber(points ?? 0) })}
      </p>
    </li>
  )
}
