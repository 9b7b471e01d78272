'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { Badge } from '@/components/ui/badge'
import { Button, ButtonLink } from '@/components/ui/button'
import type { RedeemedReward, ShownReward } from '@/domain/loyalty/rewards'
import { useRedemption } from '@/lib/client/attempts/use-redemption'
import { formatLastDay, formatMoney, formatNumber } from '@/lib/format'
import { HOW_TO_EARN_PATH } from '@/lib/pages/routes'
import type { RewardProps } from '../overlays'
import { RedeemDone } from './redeem-done'
import { rewardFailure } from './reward-failure'
import { redeemReward } from './redemption'
import { RewardArt } from './reward-face'
import { rewardState } from './reward-state'

/** A reward with its terms: redeemed here, and then where it is. */
export default function RewardOverlay({ reward, balance }: RewardProps) {
  const t = useTranslations('points.redeem')
  const rewards = useTranslations('points.rewards')
  const [redeemed, setRedeemed] = useState<RedeemedReward | null>(null)
  const { redeem, isSending } = useRedemption(`reward:${reward._id}`)
  const [failure, setFailure] = useState<string | null>(null)
  const press = async () => {
    setFailure(null)
    try {
      setRedeemed(await redeem((key) => redeemReward(reward, key)))
    } catch (error) {
      setFailure(rewardFailure({ redeem: t, rewards }, error))
    }
  }

  if (redeemed) return <RedeemDone redeemed={redeemed} />
  const state = rewardState(rewards, reward, new Date())
  return (
    <OverlayFrame
      title={reward.name}
      footer={
        reward.can_redeem ? (
          <div className="grid gap-2">
            {balance !== undefined && (
              <p className="text-sm text-muted">
                {t('after', { count: formatNumber(balance - reward.points) })}
              </p>
            )}
            <Button size="lg" aria-disabled={isSending} onClick={() => void press()}>
              {isSending ? t('sending') : t('confirm', { count: formatNumber(reward.points) })}
            </Button>
          </div>
        ) : (
          <ButtonLink href={HOW_TO_EARN_PATH} variant="secondary" className="w-full">
            {t('earn')}
          </ButtonLink>
        )
      }
    >
      <div className="grid gap-4 p-5">
        <RewardArt reward={reward} className="aspect-[4/3] w-full rounded-lg bg-sand object-cover" />
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone="gold">{rewards('points', { count: formatNumber(reward.points) })}</Badge>
          <span className="text-sm text-muted">{rewards(`types.${reward.type}`)}</span>
        </p>
        {state.text !== null && !reward.can_redeem && <p className="font-semibold">{state.text}</p>}
        {reward.description !== '' && <p>{reward.description}</p>}
        <Terms reward={reward} />
        {failure !== null && (
          <p role="alert" className="rounded-md bg-accent-soft p-3 text-accent-dark">
            {failure}
          </p>
        )}
      </div>
    </OverlayFrame>
  )
}

/** Limits, days and terms of a reward. */
function Terms({ reward: { stock, level, per_member, end_date, more_info } }: { reward: ShownReward }) {
  const t = useTranslations('points.redeem')
  const rewards = useTranslations('points.rewards')
  const facts = [
    t('days', { days: formatNumber(more_info.days) }),
    more_info.min_amount === null
      ? t('anyOrder')
      : t('minAmount', { amount: formatMoney(more_info.min_amount) }),
    level !== null && rewards('level', { level }),
    per_member !== null && t('perMember', { count: formatNumber(per_member) }),
    stock !== null && stock > 0 && t('left', { count: formatNumber(stock) }),
    end_date !== null && rewards('until', { day: formatLastDay(end_date) }),
  ].filter((fact) => fact !== false)
  return (
    <section className="grid gap-2 text-sm">
      <h3 className="text-base font-semibold">{t('terms')}</h3>
      <ul className="grid list-disc gap-1 pl-5">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {more_info.tnc !== '' && <p className="text-muted">{more_info.tnc}</p>}
    </section>
  )
}
