'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { loginOverlay } from '@/components/account/sign-in/login.overlay'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { closeOverlay, openOverlay } from '@/components/overlays/store'
import { Notice } from '@/components/ui/notice'
import type { RedeemedPrize } from '@/domain/campaign/prize'
import { withInstruction } from '@/lib/client/failure'
import { useMember } from '@/lib/client/member/member'
import { campaignRedeemOverlay, type RedeemProps } from '../overlays'
import { RedeemForm } from './redeem-form'
import { RedeemSuccess } from './redeem-success'
import { usePrizes, useTokenBalance } from './token-calls'

/** Redemption of a prize: for members, with today's price, stock and balance. */
export default function Redeem({ campaignId, prizeId }: RedeemProps) {
  const t = useTranslations('campaignPlay.redeem')
  const { status } = useMember()
  const prizes = usePrizes(campaignId)
  const balance = useTokenBalance(campaignId, status === 'member')
  const [redeemed, setRedeemed] = useState<RedeemedPrize | null>(null)
  const prize = prizes.data?.find(({ _id }) => _id === prizeId)
  const failure = prizes.error ?? balance.error
  const close = () => closeOverlay(campaignRedeemOverlay)

  if (redeemed)
    return (
      <OverlayFrame title={t('doneTitle')}>
        <RedeemSuccess redeemed={redeemed} left={balance.data?.points ?? 0} onClose={close} />
      </OverlayFrame>
    )
  return (
    <OverlayFrame title={prize?.name ?? t('title')}>
      {status === 'visitor' ? (
        <Notice
          text={t('signInText')}
          action={t('signIn')}
          onAction={() => openOverlay(loginOverlay, { view: 'login', reason: 'needed' })}
        />
      ) : prizes.data && !prize ? (
        <Notice text={t('gone')} action={t('close')} onAction={close} />
      ) : prize && balance.data ? (
        <RedeemForm
          prize={prize}
          balance={balance.data.points}
          onChanged={() => void prizes.mutate()}
          onRedeemed={(answer) => {
            setRedeemed(answer.redeemed)
            void balance.mutate({ campaign_id: campaignId, points: answer.points }, { revalidate: false })
            void prizes.mutate()
          }}
        />
      ) : failure !== undefined ? (
        <Notice
          text={withInstruction(t('loadFailed'), failure)}
          action={t('retry')}
          onAction={() => void Promise.all([prizes.mutate(), balance.mutate()])}
        />
      ) : (
        <Notice text={t('loading')} />
      )}
    </OverlayFrame>
  )
}
