'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { formatOrderTime } from '@/lib/format'
import type { KeptDraft } from './kept-draft'

interface DraftOfferProps {
  draft: KeptDraft
  onContinue: () => void
  onStartOver: () => void
}

/** Offers a draft of this device: to continue it, or to put it in the place of the review that is there. */
export function DraftOffer({ draft, onContinue, onStartOver }: DraftOfferProps) {
  const t = useTranslations(`reviewWrite.${draft.isSecond ? 'second' : 'draft'}`)
  const { details } = draft.answers
  return (
    <div className="grid grow content-center justify-items-center gap-4 p-6 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon name="pencil" size={24} />
      </span>
      <div className="grid gap-1">
        <h3 tabIndex={-1} className="font-display text-xl outline-none">
          {t('title')}
        </h3>
        <p className="max-w-sm text-sm text-muted">
          {t('saved', { time: formatOrderTime(new Date(draft.savedAt)) })}
        </p>
      </div>
      {details.trim() !== '' && (
        <blockquote className="w-full max-w-sm rounded-md bg-sand px-4 py-3 text-left text-sm">
          <p className="line-clamp-3 break-words whitespace-pre-line">{details}</p>
        </blockquote>
      )}
      <div className="grid w-full max-w-sm gap-3">
        <Button size="lg" onClick={onContinue}>
          {t('continue')}
        </Button>
        <Button size="lg" variant="secondary" onClick={onStartOver}>
          {t('startOver')}
        </Button>
      </div>
    </div>
  )
}
