import { useTranslations } from 'next-intl'
import type { Reward } from '@/domain/loyalty/rewards'
import { RewardFace } from './reward-face'
import { rewardState } from './reward-state'

/** The rewards as everyone may see them, made by the server. */
export function PublicRewards({ rewards, now }: { rewards: readonly Reward[]; now: Date }) {
  const t = useTranslations('points.rewards')
  if (rewards.length === 0) return <p className="text-muted">{t('emptyTitle')}</p>
  return (
    <ul className="reward-grid" aria-label={t('label')}>
      {rewards.map((reward) => {
        const state = rewardState(t, reward, now)
        return (
          <li key={reward._id}>
            <div className="reward-card" data-state={state.tone}>
              <RewardFace reward={reward} state={state} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
