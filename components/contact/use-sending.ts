'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { ReviewPhoto } from '@/components/reviews/write/photos/photo'
import { photosState } from '@/components/reviews/write/state/photos'
import { failureKind } from '@/lib/client/failure'

/** Waiting for the last photos, for a network, or for the shop's answer. */
export type Phase = 'idle' | 'photos' | 'offline' | 'sending'

interface Sending<Values> {
  photos: readonly ReviewPhoto[]
  send: (values: Values) => Promise<void>
  /** `failure` is null when photos were not uploaded */
  onFailure: (failure: unknown) => void
  onPhotosFailed: () => void
}

/**
 * Sends a message once its photos are uploaded and there is a network. A failure of the network is waited for; any other is the shopper's
 * to decide.
 */
export function useSending<Values>({ photos, send, onFailure, onPhotosFailed }: Sending<Values>) {
  const [phase, setPhase] = useState<Phase>('idle')
  const [values, setValues] = useState<Values | null>(null)
  const ready = photosState(photos)

  const start = useEffectEvent(async (sent: Values) => {
    if (ready === 'failed') {
      setPhase('idle')
      onPhotosFailed()
      return
    }
    if (!navigator.onLine) {
      setPhase('offline')
      return
    }
    setPhase('sending')
    try {
      await send(sent)
      setValues(null)
      setPhase('idle')
    } catch (failure) {
      if (failureKind(failure) === 'offline') {
        setPhase('offline')
        return
      }
      setPhase('idle')
      onFailure(failure)
    }
  })

  const isDue = phase === 'photos' && ready !== 'waiting' && values !== null
  useEffect(() => {
    if (!isDue) return
    const due = setTimeout(() => void start(values))
    return () => clearTimeout(due)
  }, [isDue, values])

  useEffect(() => {
    if (phase !== 'offline') return
    const resume = () => setPhase('photos')
    if (navigator.onLine) {
      // The network came back before this listened.
      const due = setTimeout(resume)
      return () => clearTimeout(due)
    }
    window.addEventListener('online', resume)
    return () => window.removeEventListener('online', resume)
  }, [phase])

  return {
    phase,
    /** starts, and goes on by itself */
    submit: (sent: Values) => {
      setValues(sent)
      setPhase('photos')
    },
    /** stops waiting */
    cancel: () => setPhase((now) => (now === 'sending' ? now : 'idle')),
  }
}
