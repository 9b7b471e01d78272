'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { closeOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { DomainError } from '@/domain/error'
import type { OwnReview as Own } from '@/domain/review/own-review'
import { withInstruction } from '@/lib/client/failure'
import { clearDraft } from './draft/draft'
import { DraftOffer } from './draft/draft-offer'
import { reviewUploadOverlay, type ReviewUploadProps } from './overlays'
import { OwnReview } from './own-review'
import { ReviewForm } from './review-form'
import { ReviewSkeleton } from './review-skeleton'
import { ReviewThanks } from './review-thanks'
import { isStarted } from './state/answers'
import { firstProgress } from './state/first-progress'
import type { Sent } from './state/submission'
import { useWriting } from './use-writing'

const NOT_FOUND = 404

/** A published review can be edited for some days, one that is held or rejected as long as it is. */
const isEditable = ({ editable_until }: Own) =>
  editable_until === null || Date.parse(editable_until) > Date.now()

/** Writing or editing the review of a product (OVL-09): loads what it needs, offers a draft of this device, then asks step by step. */
export default function ReviewUpload({ productId, combinationId }: ReviewUploadProps) {
  const t = useTranslations('reviewWrite')
  const { writing, error, reload } = useWriting(productId)
  const [phase, setPhase] = useState<'draft' | 'fresh' | null>(null)
  const [sent, setSent] = useState<Sent | null>(null)
  const own = writing?.product.start.review ?? null

  const editSent = () => {
    setSent(null)
    setPhase('fresh')
    reload()
  }

  return (
    <OverlayFrame title={own ? t('editTitle') : t('title')}>
      <div className="flex h-[calc(min(92dvh,var(--visible-height,92dvh))-57px)] flex-col overflow-y-auto overscroll-contain tablet:h-[min(86dvh-57px,42rem)]">
        {content()}
      </div>
    </OverlayFrame>
  )

  function content() {
    if (!writing) {
      if (error === null) return <ReviewSkeleton label={t('loading')} />
      const isGone = error instanceof DomainError && error.status === NOT_FOUND
      return (
        <Message
          text={isGone ? t('gone') : withInstruction(t('failed'), error)}
          action={isGone ? t('close') : t('retry')}
          onAction={isGone ? () => closeOverlay(reviewUploadOverlay) : reload}
        />
      )
    }
    const { product, draft, draftKey } = writing
    if (!own && !product.start.is_allowed)
      return (
        <Message
          text={t('notAllowed')}
          action={t('close')}
          onAction={() => closeOverlay(reviewUploadOverlay)}
        />
      )
    if (sent) return <ReviewThanks sent={sent} onEdit={editSent} />
    if (own && !isEditable(own)) return <OwnReview review={own} />
    const kept = draft && (isStarted(draft.answers) || draft.step > 0 || draft.hasPhotos) ? draft : null
    if (kept && phase === null) {
      return (
        <DraftOffer
          savedAt={kept.savedAt}
          details={kept.answers.details}
          onContinue={() => setPhase('draft')}
          onStartOver={() => void clearDraft(draftKey).then(() => setPhase('fresh'))}
        />
      )
    }
    return (
      <ReviewForm
        product={product}
        draftKey={draftKey}
        initial={kept && phase === 'draft' ? kept : firstProgress(product.start, combinationId)}
        onSent={setSent}
      />
    )
  }
}

function Message({ text, action, onAction }: { text: string; action: string; onAction: () => void }) {
  return (
    <div role="alert" className="grid grow content-center justify-items-center gap-4 p-8 text-center">
      <p>{text}</p>
      <Button variant="secondary" onClick={onAction}>
        {action}
      </Button>
    </div>
  )
}
