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

/** Why a redemption failed, in words, and whether the next press is the same one. */
export function redeemFailure(
  { redeem, rewards }: Texts,
  failure: unknown,
): { text: string; isSame: boolean } {
  if (isUnanswered(failure)) return { text: withInstruction(redeem('unknown'), failure), isSame: true }
  const reason = reasonIn<RewardRefusal>(failure, NAMED)
  if (reason) return { text: `${redeem('failed')} ${refusalText(rewards, reason)}.`, isSame: false }
  const points = byCode(failure, { REWARD_CHANGED: true }) ? numberIn(failure, 'points') : null
  if (points !== null) return { text: redeem('changed', { count: formatNumber(points) }), isSame: false }
  return { text: withInstruction(redeem('failed'), failure), isSame: false }
}
