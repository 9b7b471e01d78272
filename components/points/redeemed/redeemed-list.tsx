'use client'

import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { type RedeemedReward, REWARDS_PAGE, type RedemptionState } from '@/domain/loyalty/rewards'
import { orderPath } from '@/components/orders/filter/filter-url'
import { api } from '@/lib/client/api'
import { formatDate, formatLastDay, formatNumber } from '@/lib/format'
import { EmptyPart } from '../empty-part'
import { RewardArt } from '../rewards/reward-face'
import { WindowList } from '@/components/ui/late/window-list'
import { RedeemedCode } from './redeemed-code'

const TONES = {
  ready: 'success',
  used: 'muted',
  expired: 'muted',
  taken_back: 'gold',
} as const satisfies Record<RedemptionState, string>

/** What the member redeemed, newest first, and where each is now. */
export function RedeemedList() {
  const t = useTranslations('points.redeemed')
  const shared = useTranslations('points')
  return (
    <WindowList
      addressOf={(query) => api.public.user[':id'].rewards.$path({ param: { id: 'me' }, query })}
      limit={REWARDS_PAGE}
      texts={{ loading: t('loading'), failed: t('failed'), retry: shared('retry'), more: t('more') }}
      empty={<EmptyPart icon="ticket" title={t('emptyTitle')} text={t('emptyText')} />}
      render={(redeemed) => (
        <ul aria-label={t('label')} className="divide-y divide-line border-b border-line">
          {redeemed.map((each) => (
            <Row key={each._id} redeemed={each} />
          ))}
        </ul>
      )}
      className="mt-2"
    />
  )
}

function Row({ redeemed }: { redeemed: RedeemedReward }) {
  const t = useTranslations('points.redeemed')
  const redeem = useTranslations('points.redeem')
  const { reward, state, order, redeemed_at, points, expires_at, where } = redeemed
  return (
    <li className="flex gap-4 py-4">
      <RewardArt reward={reward} className="h-16 w-20 shrink-0 rounded-md bg-sand object-cover" />
      <div className="grid min-w-0 flex-1 justify-items-start gap-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {reward.name} <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
        </p>
        <p className="text-sm text-muted">
          {t('redeemed', { day: formatDate(redeemed_at), count: formatNumber(points) })}
        </p>
        {order && (
          <a
            href={orderPath(order.id)}
            className="inline-flex min-h-6 items-center text-sm text-accent underline"
          >
            {t('usedIn', { code: order.reference_code })}
          </a>
        )}
        {state === 'expired' && (
          <p className="text-sm text-muted">{t('expired', { day: formatLastDay(expires_at) })}</p>
        )}
        {state === 'ready' && (
          <>
            <RedeemedCode code={redeemed.code} />
            <p className="text-sm">{redeem(`where.${where.kind}`)}</p>
            <p className="text-sm text-muted">{redeem('expires', { day: formatLastDay(expires_at) })}</p>
          </>
        )}
      </div>
    </li>
  )
}
