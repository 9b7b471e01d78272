'use client'

import { type MouseEvent, type RefObject, useEffect, useSyncExternalStore } from 'react'
import { toast } from '@/components/toasts/toast'
import { getServerSession, getSession, subscribeSession } from '@/lib/client/member/session'

const load = () => import('./watch-votes')

/** Votes and reports of a list of reviews, whose buttons are plain HTML; the code is loaded for members, and when a button is pressed. */
export function useVotes(place: RefObject<HTMLElement | null>): (event: MouseEvent) => void {
  const session = useSyncExternalStore(subscribeSession, getSession, getServerSession)
  useEffect(() => {
    const list = place.current
    if (session !== 'member' || !list) return
    let stop: (() => void) | undefined
    let isOver = false
    load().then(
      (code) => {
        if (!isOver) stop = code.watchVotes(list)
      },
      // Optional: the votes are not painted.
      () => undefined,
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [session, place])

  return ({ target }) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>('[data-like], [data-report]') : null
    const { like, report } = button?.dataset ?? {}
    const reviewId = like ?? report
    if (reviewId === undefined) return
    load().then(
      (code) => code.act({ kind: like === undefined ? 'report' : 'like', reviewId }),
      (failure: unknown) => toast.failure('open', failure),
    )
  }
}
