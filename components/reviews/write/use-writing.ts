'use client'

import { useEffect, useState } from 'react'
import { DomainError } from '@/domain/error'
import type { ReviewForm } from '@/domain/review/own-review'
import { api } from '@/lib/client/api'
import { useMember } from '@/lib/client/member/member'
import { onSessionLost } from '@/lib/client/member/session-lost'
import { useData } from '@/lib/client/use-data'
import { draftKeyOf, type KeptDraft, readKeptDraft } from './draft/kept-draft'
import type { WrittenProduct } from './state/submission'

interface Writing {
  memberId: number
  product: WrittenProduct
  draftKey: string
  draft: KeptDraft | null
}

const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: true, shouldRetryOnError: false } as const

const written = (productId: number, start: ReviewForm): WrittenProduct => ({
  id: productId,
  name: start.product.name,
  image: start.product.image,
  start,
})

const isUnauthenticated = (error: unknown) => error instanceof DomainError && error.code === 'UNAUTHENTICATED'

/**
 * What writing needs: the product, the member's own review and what is asked about it, and a draft of this device. Taken once: a session that
 * ends while the member writes takes nothing off the screen. `reload` asks again.
 */
export function useWriting(productId: number) {
  const { status, user, error: memberError } = useMember()
  const isLost = useLostSession()
  const [taken, setTaken] = useState<Writing | null>(null)
  // Another member has signed in meanwhile.
  const writing = taken && user && user.id !== taken.memberId ? null : taken
  const start = useData(
    user ? api.public.reviews.mine[':product'].$path({ param: { product: String(productId) } }) : null,
    ONCE,
  )
  // An answer kept from an earlier visit may be out of date.
  const current = start.isValidating ? undefined : start.data
  const memberId = user?.id

  useEffect(() => {
    if (writing || memberId === undefined || !current) return
    let isWanted = true
    void readKeptDraft(memberId, productId, current).then((draft) => {
      if (!isWanted) return
      const draftKey = draftKeyOf(memberId, productId, current.review !== null)
      setTaken({ memberId, product: written(productId, current), draftKey, draft })
    })
    return () => {
      isWanted = false
    }
  }, [writing, memberId, productId, current])

  const failures = [memberError, start.error]
  const error = start.isValidating ? undefined : failures.find((failure) => failure !== undefined)
  return {
    writing,
    /** the session is over: signing in again goes on here */
    isSignedOut: isUnauthenticated(error) || (!user && (status === 'visitor' || isLost)),
    error: error ?? null,
    reload: () => {
      setTaken(null)
      void start.mutate()
    },
  }
}

/** Whether a call was refused for want of a session: the mark of a member may outlive it. */
function useLostSession(): boolean {
  const [isLost, setLost] = useState(false)
  useEffect(() => onSessionLost(() => setLost(true)), [])
  return isLost
}
