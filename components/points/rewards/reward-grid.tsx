'use client'

import { useTranslations } from 'next-intl'
import { openOverlay } from '@/components/overlays/store'
import { ButtonLink } from '@/components/ui/button'
import { REWARDS_PAGE, type ShownReward } from '@/domain/loyalty/rewards'
import { api } from '@/lib/client/api'
import { EmptyPart } from '../empty-part'
import { rewardOverlay } from '../overlays'
import { WindowList } from '@/components/ui/late/window-list'
import { RewardFace } from './reward-face'
import { rewardState } from './reward-state'

/** The rewards as this member may have them. Each opens with its terms, and is redeemed there. */
export function RewardGrid({ balance }: { balance: number | undefined }) {
  const t = useTranslations('points.rewards')
  const shared = useTranslations('points')
  return (
    <WindowList
      addressOf={(query) => api.public.rewards.$path({ query })}
      limit={REWARDS_PAGE}
      texts={{ loading: t('loading'), failed: t('failed'), retry: shared('retry'), more: t('more') }}
      empty={
        <EmptyPart icon="gift" title={t('emptyTitle')} text={t('emptyText')}>
          <ButtonLink href="/categories">{t('emptyAction')}</ButtonLink>
        </EmptyPart>
      }
      render={(rewards) => <Grid rewards={rewards} balance={balance} />}
      className="mt-4 grid gap-6"
    />
  )
}

function Grid({ rewards, balance }: { rewards: readonly ShownReward[]; balance: number | undefined }) {
  const t = useTranslations('points.rewards')
  const now = new Date()
  return (
    <ul className="reward-grid" aria-label={t('label')}>
      {rewards.map((reward) => {
        const state = rewardState(t, reward, now)
        return (
          <li key={reward._id}>
            <button
              type="button"
              aria-haspopup="dialog"
              className="reward-card w-full"
              data-state={state.tone}
              onClick={() => openOverlay(rewardOverlay, { reward, balance })}
            >
              <RewardFace reward={reward} state={state} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
