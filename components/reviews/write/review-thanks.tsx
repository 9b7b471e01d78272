'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { closeOverlay } from '@/components/overlays/store'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { formatNumber } from '@/lib/format'
import { useReasonText } from './reason-text'
import { reviewUploadOverlay } from './overlays'
import type { Sent } from './state/submission'
import { useRefreshAfter } from './use-refresh-after'

interface ReviewThanksProps {
  sent: Sent
  /** back to the review, which the moderation rejected */
  onEdit: () => void
}

/** What became of the review: published, held for the staff, or rejected with what to change (REV-25). */
export function ReviewThanks({ sent, onEdit }: ReviewThanksProps) {
  const t = useTranslations('reviewWrite.thanks')
  useRefreshAfter(() => true)
  const reason = useReasonText(sent.reason)
  const state = sent.state === 'held' || sent.state === 'rejected' ? sent.state : 'published'

  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  useEffect(() => {
    if (state !== 'rejected') toast.show(t('recorded'))
  }, [state, t])

  return (
    <div className="grid grow content-center justify-items-center gap-4 p-6 text-center">
      <span
        className={`grid size-16 place-items-center rounded-full ${state === 'published' ? 'bg-success-soft text-success' : 'bg-gold-soft text-gold-dark'}`}
      >
        <Icon
          name={state === 'published' ? 'circle-check' : state === 'held' ? 'hourglass' : 'pencil'}
          size={30}
        />
      </span>
      <h3 ref={title} tabIndex={-1} className="font-display text-2xl font-normal outline-none">
        {t(`title.${state}`)}
      </h3>
      {sent.points > 0 && (
        <p className="flex items-center gap-2 rounded-full bg-gold-soft px-4 py-2 text-sm font-semibold text-gold-dark">
          <Icon name="coins" size={16} />
          {t('points', { points: formatNumber(sent.points) })}
        </p>
      )}
      {reason && <p className="max-w-sm">{reason}</p>}
      <p className="max-w-sm text-muted">{t(state)}</p>
      <div className="mt-2 grid w-full max-w-sm gap-3">
        {state === 'rejected' && (
          <Button size="lg" onClick={onEdit}>
            {t('edit')}
          </Button>
        )}
        <Button
          size="lg"
          variant={state === 'rejected' ? 'secondary' : 'primary'}
          onClick={() => closeOverlay(reviewUploadOverlay)}
        >
          {t('done')}
        </Button>
      </div>
    </div>
  )
}
