'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Texts } from '@/components/ui/texts'
import { withInstruction } from '@/lib/client/failure'
import campaignPlay from '@/messages/vi/campaignPlay.json'
import { useTokenBalance } from './token-calls'
import { TokenHistory } from './token-history'

/** The member's balance in a campaign, with its history on request. */
export default function OwnTokens({ campaignId }: { campaignId: string }) {
  return (
    <Texts messages={{ campaignPlay: { tokens: campaignPlay.tokens } }}>
      <Balance campaignId={campaignId} />
    </Texts>
  )
}

function Balance({ campaignId }: { campaignId: string }) {
  const t = useTranslations('campaignPlay.tokens')
  const { data, error, mutate } = useTokenBalance(campaignId, true)
  const [isOpen, setOpen] = useState(false)
  if (error !== undefined && !data)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="alert" className="text-sm">
          {withInstruction(t('failed'), error)}
        </p>
        <Button variant="secondary" onClick={() => void mutate()}>
          {t('retry')}
        </Button>
      </div>
    )
  if (!data) return <p role="status" aria-label={t('loading')} />
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="flex items-center gap-2">
          <Icon name="coins" className="text-gold-dark" />
          <span role="status">{t('balance', { count: data.points })}</span>
        </p>
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'hideHistory' : 'history')}
        </Button>
      </div>
      {isOpen && <TokenHistory campaignId={campaignId} />}
    </>
  )
}
