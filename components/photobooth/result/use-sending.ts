'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { BOOTH_TERMS } from '@/domain/photobooth/terms'
import { DomainError } from '@/domain/error'
import { withInstruction } from '@/lib/client/failure'
import { keepLink } from '../state/booth-state'

interface SendingOptions {
  storeId: number
  /** the photo has its link */
  onKept: () => void
}

/** Sends a photo to be kept for its link. A failure loses nothing: it says why, and the photo is sent again on the next press. */
export function useSending({ storeId, onKept }: SendingOptions) {
  const t = useTranslations('photobooth.result')
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const isBusy = useRef(false)

  const send = async (photo: Blob) => {
    if (isBusy.current) return
    isBusy.current = true
    setSending(true)
    setFailure(null)
    try {
      const { keepPhoto } = await import('../scan/photo-calls')
      keepLink(await keepPhoto(photo, { store_id: storeId, terms_version: BOOTH_TERMS.version }))
      onKept()
    } catch (error) {
      setFailure(error)
    }
    isBusy.current = false
    setSending(false)
  }

  return {
    isSending,
    problem: failure === null ? null : withInstruction(t('sendFailed'), failure),
    /** the terms have changed since this page was loaded */
    isOutdated: failure instanceof DomainError && failure.code === 'BOOTH_TERMS_CHANGED',
    send,
  }
}
