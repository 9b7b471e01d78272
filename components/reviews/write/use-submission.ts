'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { DomainError } from '@/domain/error'
import { api } from '@/lib/client/api'
import { receivedMessage, withCause } from '@/lib/client/failure'
import { byCode } from '@/lib/client/failure-details'
import { enqueue, isUnsent, ownerNow } from '@/lib/client/offline-queue/enqueue'
import { removeSlot } from '@/lib/client/offline-queue/store'
import { queueText } from '@/lib/client/offline-queue/texts'
import { clearDraft } from './draft/draft'
import type { ReviewPhoto } from './photos/photo'
import { reloadReviews } from './reload-reviews'
import type { Answers } from './state/answers'
import { photosState } from './state/photos'
import { reviewBody, type Sent, sourceLabel, wrongStep, type WrittenProduct } from './state/submission'

/** Waiting for the last photos, or for the shop's answer. */
export type Phase = 'idle' | 'photos' | 'sending'

const FORBIDDEN = 403

interface Submission {
  product: WrittenProduct
  draftKey: string
  answers: Answers
  /** null until those of the draft are read */
  photos: readonly ReviewPhoto[] | null
  /** called as soon as the shop has the review */
  onAccepted: () => void
  onSent: (sent: Sent) => void
  /** shows the step whose answers were refused */
  onWrong: (step: number) => void
}

/** Sends the review, once its photos are uploaded. Whatever fails, the answers and the draft stay (REV-26, REV-27). */
export function useSubmission({
  product,
  draftKey,
  answers,
  photos,
  onAccepted,
  onSent,
  onWrong,
}: Submission) {
  const t = useTranslations('reviewWrite.submit')
  const [phase, setPhase] = useState<Phase>('idle')
  const [failure, setFailure] = useState<{ text: string; isDuplicate: boolean } | null>(null)
  // One submission, however often it is sent: a repeated call whose first answer was lost gets the review and not DUPLICATE_USER_REVIEW.
  const [key] = useState(() => crypto.randomUUID())
  const ready = photosState(photos)

  const fail = (text: string, isDuplicate = false) => setFailure({ text, isDuplicate })
  const sentence = (cause: unknown): string => {
    if (cause instanceof DomainError && cause.status === FORBIDDEN)
      return receivedMessage(cause) ?? cause.text ?? t('failed')
    return `${withCause(t('failed'), cause)} ${t('kept')}`
  }

  /** The queue's slot of this review: the last submission counts, also after a reload. */
  const slot = `review:${draftKey}`
  const sendLater = (json: object): Promise<boolean> =>
    enqueue({
      id: key,
      kind: 'review',
      slot,
      draft: draftKey,
      method: 'POST',
      path: api.public.reviews.$path(),
      json,
    })

  const send = useEffectEvent(async () => {
    if (ready === 'failed') {
      setPhase('idle')
      fail(t('photosFailed'))
      return
    }
    setPhase('sending')
    const isPhone = window.matchMedia('(width < 768px)').matches
    const json = reviewBody(product, answers, photos ?? [], sourceLabel(isPhone))
    const { review } = product.start
    try {
      const sent = await (review
        ? api.public.reviews[':id'].$put({ param: { id: review._id }, json })
        : api.public.reviews.$post({ json, header: { 'idempotency-key': key } }))
      onAccepted()
      // An earlier submission that still waits would be refused as a second review. Storage may be disabled.
      await removeSlot(slot, ownerNow()).catch(() => undefined)
      await clearDraft(draftKey)
      reloadReviews()
      onSent({ ...sent, points: sent.points - (review?.points ?? 0) })
    } catch (cause) {
      setPhase('idle')
      if (!review && isUnsent(cause) && (await sendLater(json))) {
        fail(queueText('reviewKept'))
        return
      }
      const wrong = wrongStep(cause)
      const isDuplicate = byCode(cause, { DUPLICATE_USER_REVIEW: true }) === true
      fail(isDuplicate ? t('duplicate') : (wrong?.text ?? sentence(cause)), isDuplicate)
      if (wrong) onWrong(wrong.step)
    }
  })

  const isDue = phase === 'photos' && ready !== 'waiting'
  useEffect(() => {
    if (!isDue) return
    const start = setTimeout(() => void send())
    return () => clearTimeout(start)
  }, [isDue])

  return {
    /** starts, and goes on by itself when the last photo is uploaded */
    submit: () => {
      setFailure(null)
      setPhase('photos')
    },
    /** stops waiting for the photos */
    cancel: () => setPhase((now) => (now === 'photos' ? 'idle' : now)),
    phase,
    failure: failure?.text ?? null,
    /** refused because the member has reviewed the product already */
    isDuplicate: failure?.isDuplicate === true,
  }
}
