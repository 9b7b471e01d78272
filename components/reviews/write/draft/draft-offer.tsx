'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { formatOrderTime } from '@/lib/format'

interface DraftOfferProps {
  /** ms */
  savedAt: number
  details: string
  onContinue: () => void
  onStartOver: () => void
}

/** Offers a draft of this device. */
export function DraftOffer({ savedAt, details, onContinue, onStartOver }: DraftOfferProps) {
  const t = useTranslations('reviewWrite.draft')
  return (
    <div className="grid grow content-center justify-items-center gap-4 p-6 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon name="pencil" size={24} />
      </span>
      <div className="grid gap-1">
        <h3 className="font-display text-xl font-normal">{t('title')}</h3>
        <p className="text-sm text-muted">{t('saved', { time: formatOrderTime(new Date(savedAt)) })}</p>
      </div>
      {details.trim() !== '' && (
        <blockquote className="line-clamp-3 max-w-sm text-sm break-words whitespace-pre-line">
          {details}
        </blockquote>
      )}
      <div className="grid w-full max-w-sm gap-3">
        <Button size="lg" data-autofocus onClick={onContinue}>
          {t('continue')}
        </Button>
        <Button size="lg" variant="secondary" onClick={onStartOver}>
          {t('startOver')}
        </Button>
      </div>
    </div>
  )
}
