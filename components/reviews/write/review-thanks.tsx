'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { closeOverlay } from '@/components/overlays/store'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { formatNumber } from '@/lib/format'
import { useReasonText } from './reason-text'
import { reviewUploadOverlay } from './overlays'
import type { Sent } from './state/submission'
import { useRefreshAfter } from './use-refresh-after'

/** Reasons that are no advice to the writer: an edit would not change them. */
const UNMENDABLE: readonly (string | null)[] = [null, 'reported', 'staff']

interface ReviewThanksProps {
  sent: Sent
  /** back to the review, which is not published yet */
  onEdit: () => void
}

/** What became of the review: published, held for the staff, or rejected with what to change (REV-25). */
export function ReviewThanks({ sent, onEdit }: ReviewThanksProps) {
  const t = useTranslations('reviewWrite.thanks')
  useRefreshAfter(() => true)
  const reason = useReasonText(sent.reason)
  const state = sent.state === 'held' || sent.state === 'rejected' ? sent.state : 'published'

  useEffect(() => {
    if (state !== 'rejected') toast.show(t('recorded'))
  }, [state, t])

  const edit = (variant: 'primary' | 'secondary') => (
    <Button size="lg" variant={variant} onClick={onEdit}>
      {t('edit')}
    </Button>
  )
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
      <h3 tabIndex={-1} className="font-display text-2xl outline-none">
        {t(`title.${state}`)}
      </h3>
      {sent.points > 0 && (
        <p className="flex items-center gap-2 rounded-full bg-gold-soft px-4 py-2 text-sm font-semibold text-gold-dark">
          <Icon name="coins" size={16} />
          {t('points', { points: formatNumber(sent.points) })}
        </p>
      )}
      {reason && <p className="max-w-sm">{reason}</p>}
      <p className="max-w-sm text-muted">
        {t(state === 'held' && !UNMENDABLE.includes(sent.reason) ? 'heldMendable' : state)}
      </p>
      <div className="mt-2 grid w-full max-w-sm gap-3">
        {state === 'rejected' && edit('primary')}
        <Button
          size="lg"
          variant={state === 'rejected' ? 'secondary' : 'primary'}
          onClick={() => closeOverlay(reviewUploadOverlay)}
        >
          {t('done')}
        </Button>
        {state === 'held' && edit('secondary')}
      </div>
    </div>
  )
}
