'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import { loginOverlay } from '@/components/account/sign-in/login.overlay'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { closeOverlay, openOverlay } from '@/components/overlays/store'
import { useFocusOnChange, useOverlayTitle } from '@/components/overlays/focus/use-focus-on-change'
import { Button } from '@/components/ui/button'
import { DomainError } from '@/domain/error'
import { isEditable, type OwnReview as Own } from '@/domain/review/own-review'
import { withInstruction } from '@/lib/client/failure'
import { clearDraft } from './draft/draft'
import { DraftOffer } from './draft/draft-offer'
import { draftKeyOf, turnIntoEdit } from './draft/kept-draft'
import { reviewUploadOverlay, type ReviewUploadProps } from './overlays'
import { OwnReview } from './own-review'
import { ReviewForm } from './review-form'
import { ReviewSkeleton } from './review-skeleton'
import { ReviewThanks } from './review-thanks'
import { firstProgress } from './state/first-progress'
import type { Sent } from './state/submission'
import { useWriting } from './use-writing'

const NOT_FOUND = 404

const close = () => closeOverlay(reviewUploadOverlay)
const signIn = () => openOverlay(loginOverlay, { view: 'login', reason: 'needed' })

/** Writing or editing the review of a product (OVL-09): loads what it needs, offers a draft of this device, then asks step by step. */
export default function ReviewUpload({
  productId,
  combinationId,
  continuesDraft = false,
}: ReviewUploadProps) {
  const t = useTranslations('reviewWrite')
  const { writing, isSignedOut, error, reload } = useWriting(productId)
  const [phase, setPhase] = useState<'draft' | 'fresh' | null>(continuesDraft ? 'draft' : null)
  const [sent, setSent] = useState<Sent | null>(null)
  const own: Own | null = writing?.product.start.review ?? null

  const openAgain = (next: typeof phase) => {
    setSent(null)
    setPhase(next)
    reload()
  }

  const [view, content] = shown()
  const panel = useRef<HTMLDivElement>(null)
  const findTitle = useOverlayTitle()
  useFocusOnChange(
    view,
    () =>
      panel.current?.querySelector<HTMLElement>('h3') ??
      panel.current?.querySelector('button') ??
      findTitle(),
  )

  return (
    <OverlayFrame title={own ? t('editTitle') : t('title')}>
      <div
        ref={panel}
        className="flex h-[calc(min(92dvh,var(--visible-height,92dvh))-57px)] flex-col overflow-y-auto overscroll-contain tablet:h-[min(86dvh-57px,42rem)]"
      >
        {content}
      </div>
    </OverlayFrame>
  )

  /** The view with its name: the focus follows it. */
  function shown(): [string, ReactNode] {
    if (!writing) {
      if (isSignedOut) return ['signedOut', message(t('signedOut'), t('signIn'), signIn)]
      if (error === null) return ['loading', <ReviewSkeleton key="loading" label={t('loading')} />]
      const isGone = error instanceof DomainError && error.status === NOT_FOUND
      if (isGone) return ['gone', message(t('gone'), t('close'), close)]
      return ['failed', message(withInstruction(t('failed'), error), t('retry'), reload)]
    }
    const { product, draft, draftKey, memberId } = writing
    const { start } = product
    if (!own && !start.is_allowed)
      return ['refused', message(start.product.is_active ? t('notAllowed') : t('gone'), t('close'), close)]
    if (sent) return ['thanks', <ReviewThanks key="thanks" sent={sent} onEdit={() => openAgain('fresh')} />]
    if (own && !isEditable(own))
      return [
        'own',
        <OwnReview
          key="own"
          review={own}
          draftKey={draftKey}
          typed={draft?.isSecond ? draft.answers.details : ''}
        />,
      ]
    if (draft && phase === null) {
      const drop = draft.isSecond ? draftKeyOf(memberId, productId, false) : draftKey
      return [
        'draft',
        <DraftOffer
          key="draft"
          draft={draft}
          onContinue={() => {
            if (draft.isSecond) void turnIntoEdit(memberId, productId).then(() => setPhase('draft'))
            else setPhase('draft')
          }}
          onStartOver={() => void clearDraft(drop).then(() => setPhase('fresh'))}
        />,
      ]
    }
    return [
      'form',
      <ReviewForm
        key="form"
        product={product}
        draftKey={draftKey}
        initial={draft && phase === 'draft' ? draft : firstProgress(start, combinationId)}
        onSent={setSent}
        onDuplicate={() => openAgain(null)}
      />,
    ]
  }
}

const message = (text: string, action: string, onAction: () => void) => (
  <div role="alert" className="grid grow content-center justify-items-center gap-4 p-8 text-center">
    <p>{text}</p>
    <Button variant="secondary" onClick={onAction}>
      {action}
    </Button>
  </div>
)
