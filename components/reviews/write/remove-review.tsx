'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { confirmationOverlay } from '@/components/confirmation/overlays'
import { closeOverlay, openOverlay } from '@/components/overlays/store'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { KEPT_DAYS } from '@/domain/shop/retention'
import { POINTS_AT_RISK_DAYS } from '@/domain/review/state'
import { api } from '@/lib/client/api'
import { clearDraft } from './draft/draft'
import { reloadReviews } from './reload-reviews'
import { reviewUploadOverlay } from './overlays'
import { useRefreshAfter } from './use-refresh-after'

interface RemoveReviewProps {
  id: string
  /** of the product, for screen readers where several reviews are listed */
  name?: string
  /** the draft of its edit, which goes with it */
  draftKey?: string
  /** called once it is removed, before the overlay closes */
  onRemoved?: () => void
  className?: string
}

/** Takes the member's own review back, after a question. */
export function RemoveReview({ id, name, draftKey, onRemoved, className = '' }: RemoveReviewProps) {
  const t = useTranslations('reviewWrite.own')
  const isRemoved = useRef(false)
  useRefreshAfter(() => isRemoved.current)
  const ask = () =>
    openOverlay(confirmationOverlay, {
      title: t('removeTitle'),
      text: t('removeText', { days: KEPT_DAYS.withdrawnReview, risk: POINTS_AT_RISK_DAYS }),
      confirm: t('removeConfirm'),
      cancel: t('removeKeep'),
      isDanger: true,
      onConfirm: async () => {
        await api.public.reviews[':id'].$delete({ param: { id } })
        isRemoved.current = true
        onRemoved?.()
        if (draftKey !== undefined) await clearDraft(draftKey)
        closeOverlay(reviewUploadOverlay)
        toast.show(t('removed'))
        reloadReviews()
      },
    })
  return (
    <Button
      variant="quiet"
      aria-haspopup="dialog"
      aria-label={name === undefined ? undefined : t('removeOf', { name })}
      className={className}
      onClick={ask}
    >
      <Icon name="trash-2" />
      {t('remove')}
    </Button>
  )
}
