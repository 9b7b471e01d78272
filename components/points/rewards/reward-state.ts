import type { useTranslations } from 'next-intl'
import type { Reward, RewardRefusal, ShownReward } from '@/domain/loyalty/rewards'
import { formatDate, formatNumber } from '@/lib/format'

type Texts = ReturnType<typeof useTranslations<'points.rewards'>>

/** Why a reward cannot be redeemed, in words. */
export function refusalText(t: Texts, reason: RewardRefusal): string {
  switch (reason.code) {
    case 'NOT_STARTED':
      return t('state.NOT_STARTED', { day: formatDate(reason.starts_at) })
    case 'LIMIT_REACHED':
      return t('state.LIMIT_REACHED', { count: formatNumber(reason.per_member) })
    case 'LEVEL_NEEDED':
      return t('state.LEVEL_NEEDED', { level: reason.level })
    case 'POINTS_MISSING':
      return t('state.POINTS_MISSING', { count: formatNumber(reason.missing) })
    case 'ENDED':
    case 'SOLD_OUT':
      return t(`state.${reason.code}`)
  }
}

/** What a visitor may know of it: it is sold out, or has not begun. */
const publicReason = ({ stock, start_date }: Reward, now: Date): RewardRefusal | null => {
  if (stock === 0) return { code: 'SOLD_OUT' }
  return new Date(start_date) > now ? { code: 'NOT_STARTED', starts_at: start_date } : null
}

export interface RewardState {
  /** open: it can be redeemed; waiting: points, a level or a day are missing; closed: gone; public: nothing is known of a member */
  tone: 'open' | 'waiting' | 'closed' | 'public'
  text: string | null
}

/** The state of a reward in one line. */
export function rewardState(t: Texts, reward: ShownReward, now: Date): RewardState {
  const reason = reward.can_redeem === undefined ? publicReason(reward, now) : (reward.reason ?? null)
  if (!reason) {
    if (reward.can_redeem) return { tone: 'open', text: t('state.ready') }
    return { tone: 'public', text: reward.level === null ? null : t('level', { level: reward.level }) }
  }
  const isClosed = ['ENDED', 'SOLD_OUT', 'LIMIT_REACHED'].includes(reason.code)
  return { tone: isClosed ? 'closed' : 'waiting', text: refusalText(t, reason) }
}
