'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useOverlay } from '@/components/overlays/context'
import { toast } from '@/components/toasts/toast'
import type { ReviewForm } from '@/domain/review/own-review'
import type { ReviewPhoto } from '../photos/photo'
import type { Progress } from '../state/answers'
import { areAnswersWorthKeeping, arePhotosWorthKeeping } from '../state/worth-keeping'
import { clearDraft } from './draft'
import { useSaving } from './use-saving'

interface DraftOptions {
  draftKey: string
  start: ReviewForm
  progress: Progress
  /** null until those of the draft are read */
  photos: readonly ReviewPhoto[] | null
  isSending: boolean
}

/**
 * Saves what is written as a draft and says so when the overlay is left; the draft of an edit that changed nothing is deleted. The returned
 * function ends it: the review is sent or removed.
 */
export function useDraft({ draftKey, start, progress, photos, isSending }: DraftOptions): () => void {
  const t = useTranslations('reviewWrite.draft')
  const { isLeaving } = useOverlay()
  const isOver = useRef(false)
  const stopSaving = useSaving(draftKey, progress)
  const stop = () => {
    isOver.current = true
    stopSaving()
  }
  const leave = useEffectEvent(() => {
    if (isOver.current || isSending) return
    if (areAnswersWorthKeeping(start, progress.answers) || arePhotosWorthKeeping(start, photos))
      toast.notif(t('kept'))
    else if (start.review && photos !== null) {
      stop()
      void clearDraft(draftKey)
    }
  })
  useEffect(() => {
    if (isLeaving) leave()
  }, [isLeaving])
  return stop
}
