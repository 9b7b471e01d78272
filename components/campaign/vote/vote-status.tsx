'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { loginOverlay } from '@/components/account/sign-in/login.overlay'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { openOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import { api } from '@/lib/client/api'
import { withInstruction } from '@/lib/client/failure'
import { useMember } from '@/lib/client/member/member'
import { useData } from '@/lib/client/use-data'
import { formatLastDay } from '@/lib/format'
import type { VoteProps } from '../overlays'
import { VoteBars } from './vote-bars'

/** The status of a vote (OVL-28): how many voted for what, one's own choice, and the confirmation of a pressed one. */
export default function VoteStatus({
  campaignId,
  section,
  title,
  choices,
  isChangeable,
  once,
  choice,
}: VoteProps) {
  const t = useTranslations('campaignPlay.vote')
  const { status } = useMember()
  const { data, error, isValidating, mutate } = useData(
    api.public.campaigns[':id'].votes.$path({ param: { id: campaignId }, query: { section } }),
    { shouldRetryOnError: false },
  )
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState('')
  const [isCast, setCast] = useState(false)
  const nameOf = (id: string | null | undefined) => choices.find((known) => known.id === id)?.name ?? ''

  const cast = async () => {
    if (isBusy || choice === undefined) return
    setBusy(true)
    setFailed('')
    try {
      const votes = await api.public.campaigns[':id'].votes.$post({
        param: { id: campaignId },
        json: { section, choice },
      })
      await mutate(votes, { revalidate: false })
      setCast(true)
    } catch (failure) {
      setFailed(withInstruction(t('failed'), failure))
      void mutate()
    } finally {
      setBusy(false)
    }
  }

  const mine = data?.mine ?? null
  const isOpen = choice !== undefined && data !== undefined && mine !== choice
  const mayVote = isOpen && (mine === null || isChangeable)
  const footer =
    !isOpen || isCast ? undefined : status === 'visitor' ? (
      <Button
        size="lg"
        className="w-full"
        onClick={() => openOverlay(loginOverlay, { view: 'login', reason: 'needed' })}
      >
        {t('signIn')}
      </Button>
    ) : (
      mayVote && (
        <Button
          size="lg"
          className="w-full"
          aria-disabled={isBusy || status !== 'member' || undefined}
          onClick={() => void cast()}
        >
          {isBusy && <Spinner className="size-4" />}
          {isBusy ? t('busy') : t(mine === null ? 'confirm' : 'change')}
        </Button>
      )
    )

  return (
    <OverlayFrame title={title} footer={footer}>
      {data ? (
        <div className="grid gap-5 p-5">
          <p role="status" className="empty:hidden">
            {isCast
              ? t('cast', { name: nameOf(mine) })
              : mine !== null
                ? mayVote
                  ? t('changeTo', { name: nameOf(mine), other: nameOf(choice) })
                  : t(once === 'day' ? 'mineToday' : 'mine', { name: nameOf(mine) })
                : choice !== undefined
                  ? t('question', { name: nameOf(choice) })
                  : t('none')}
          </p>
          <p role="alert" className="text-sm text-sale empty:hidden">
            {failed}
          </p>
          <VoteBars votes={data} choices={choices} />
          <p className="text-sm text-muted">{t('until', { date: formatLastDay(data.until) })}</p>
        </div>
      ) : error !== undefined && !isValidating ? (
        <Notice
          text={withInstruction(t('loadFailed'), error)}
          action={t('retry')}
          onAction={() => void mutate()}
        />
      ) : (
        <Notice text={t('loading')} />
      )}
    </OverlayFrame>
  )
}
