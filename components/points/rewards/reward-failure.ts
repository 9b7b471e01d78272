import type { useTranslations } from 'next-intl'
import type { RewardRefusal } from '@/domain/loyalty/rewards'
import { isUnanswered, withInstruction } from '@/lib/client/failure'
import { byCode, numberIn, reasonIn } from '@/lib/client/failure-details'
import { formatNumber } from '@/lib/format'
import { refusalText } from './reward-state'

const isNumber = (value: unknown) => typeof value === 'number'
const isDate = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))
const isText = (value: unknown) => typeof value === 'string'

/** The values in each reason's sentence. */
const NAMED: Record<RewardRefusal['code'], Readonly<Record<string, (value: unknown) => boolean>>> = {
  NOT_STARTED: { starts_at: isDate },
  ENDED: {},
  SOLD_OUT: {},
  LIMIT_REACHED: { per_member: isNumber },
  LEVEL_NEEDED: { level: isText },
  POINTS_MISSING: { missing: isNumber },
}

interface Texts {
  redeem: ReturnType<typeof useTranslations<'points.redeem'>>
  rewards: ReturnType<typeof useTranslations<'points.rewards'>>
}

/** Why a reward was not redeemed, or that it is not known, in words. */
export function rewardFailure({ redeem, rewards }: Texts, failure: unknown): string {
  if (isUnanswered(failure)) return withInstruction(redeem('unknown'), failure)
  const reason = reasonIn<RewardRefusal>(failure, NAMED)
  if (reason) return `${redeem('failed')} ${refusalText(rewards, reason)}.`
  const points = byCode(failure, { REWARD_CHANGED: true }) ? numberIn(failure, 'points') : null
  if (points !== null) return redeem('changed', { count: formatNumber(points) })
  return withInstruction(redeem('failed'), failure)
}
