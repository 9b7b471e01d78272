'use client'

import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { RedeemedPrize, RedemptionState } from '@/domain/campaign/prize'
import { api } from '@/lib/client/api'
import { withInstruction } from '@/lib/client/failure'
import { useData } from '@/lib/client/use-data'
import { formatDate, formatLastDay, formatNumber } from '@/lib/format'
import { RewardArt } from '../rewards/reward-face'
import { RedeemedCode } from './redeemed-code'

const TONES = {
  issued: 'success',
  waiting: 'gold',
  'handed-over': 'muted',
  cancelled: 'muted',
} as const satisfies Record<RedemptionState, string>

/** What the member redeemed for tokens of campaigns, newest first; nothing where there is none. */
export function CampaignPrizes() {
  const t = useTranslations('points.redeemed.campaign')
  const shared = useTranslations('points')
  const { data, error, mutate } = useData(api.public.user.me['campaign-prizes'].$path(), {
    shouldRetryOnError: false,
  })
  if (error !== undefined && !data)
    return (
      <p role="alert" className="mt-4 text-sm">
        {withInstruction(t('failed'), error)}{' '}
        <button type="button" className="min-h-6 underline" onClick={() => void mutate()}>
          {shared('retry')}
        </button>
      </p>
    )
  if (!data || data.length === 0) return null
  return (
    <section className="mt-6">
      <h3 className="font-semibold">{t('title')}</h3>
      <ul className="mt-1 divide-y divide-line border-b border-line">
        {data.map((prize) => (
          <Row key={prize._id} prize={prize} />
        ))}
      </ul>
    </section>
  )
}

function Row({ prize }: { prize: RedeemedPrize }) {
  const t = useTranslations('points.redeemed.campaign')
  const { name, image, type, state, points, redeemed_at, code, expires_at, phone, handed_over_at } = prize
  const art = { type: type === 'gift' ? 'gift' : 'voucher', image: image?.url ?? null } as const
  return (
    <li className="flex gap-4 py-4">
      <RewardArt reward={art} className="h-16 w-20 shrink-0 rounded-md bg-sand object-cover" />
      <div className="grid min-w-0 flex-1 justify-items-start gap-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name} <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
        </p>
        <p className="text-sm text-muted">
          {t('redeemed', { day: formatDate(redeemed_at), count: formatNumber(points) })}
        </p>
        <RedeemedCode code={code} />
        {expires_at !== null && <p className="text-sm">{t('expires', { day: formatLastDay(expires_at) })}</p>}
        {state === 'waiting' && (
          <p className="text-sm">{phone === null ? t('waiting') : t('waitingCall', { phone })}</p>
        )}
        {handed_over_at !== null && (
          <p className="text-sm text-muted">{t('handedOver', { day: formatDate(handed_over_at) })}</p>
        )}
      </div>
    </li>
  )
}
