'use client'

import { useEffect, useState } from 'react'
import type { Product } from '@/domain/catalog/product'
import type { ReviewForm } from '@/domain/review/own-review'
import { api } from '@/lib/client/api'
import { useMember } from '@/lib/client/member/member'
import { useData } from '@/lib/client/use-data'
import { type DraftParts, readDraft } from './draft/draft'
import { PROGRESS_PART } from './draft/use-saving'
import { parseProgress, type Progress } from './state/answers'
import { firstProgress } from './state/first-progress'
import type { WrittenProduct } from './state/submission'

export interface KeptDraft extends Progress {
  /** ms */
  savedAt: number
  hasPhotos: boolean
}

interface Writing {
  product: WrittenProduct
  draftKey: string
  draft: KeptDraft | null
}

/** Photos of a draft are read by the photos' own code; here it counts that there are some. */
const PHOTOS_PART = 'photos'

const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: true, shouldRetryOnError: false } as const

function keptDraft(parts: DraftParts | null, fallback: Progress['answers']): KeptDraft | null {
  if (!parts || typeof parts.savedAt !== 'number') return null
  const photos = parts[PHOTOS_PART]
  const hasPhotos = Array.isArray(photos) && photos.length > 0
  const progress = parseProgress(parts[PROGRESS_PART])
  if (!progress && !hasPhotos) return null
  return { ...(progress ?? { step: 0, answers: fallback }), savedAt: parts.savedAt, hasPhotos }
}

function written(product: Product, start: ReviewForm): WrittenProduct {
  return { id: product.id, name: product.name, image: product.images[0]?.url ?? null, start }
}

/**
 * What writing needs: the product, the member's own review and what is asked about it, and a draft of this device. Taken once: a session that
 * ends while the member writes takes nothing off the screen. `reload` asks again.
 */
export function useWriting(productId: number) {
  const { user, error: memberError } = useMember()
  const [writing, setWriting] = useState<Writing | null>(null)
  const product = useData(api.catalog.v3.products[':key'].$path({ param: { key: String(productId) } }), ONCE)
  const start = useData(
    user ? api.public.reviews.mine[':product'].$path({ param: { product: String(productId) } }) : null,
    ONCE,
  )
  // An answer kept from an earlier visit may be out of date.
  const current = start.isValidating ? undefined : start.data
  const draftKey = user && `${user.id}:${productId}${current?.review ? ':edit' : ''}`

  useEffect(() => {
    if (writing || !draftKey || !product.data || !current) return
    let isWanted = true
    const known = written(product.data, current)
    void readDraft(draftKey).then((parts) => {
      if (!isWanted) return
      const { answers } = firstProgress(current)
      setWriting({ product: known, draftKey, draft: keptDraft(parts, answers) })
    })
    return () => {
      isWanted = false
    }
  }, [writing, draftKey, product.data, current])

  const failures = [memberError, product.error, start.error]
  const isWaiting = product.isValidating || start.isValidating
  return {
    writing,
    error: isWaiting ? null : (failures.find((failure) => failure !== undefined) ?? null),
    reload: () => {
      setWriting(null)
      void product.mutate()
      void start.mutate()
    },
  }
}
