'use client'

import { type ReactNode, Suspense } from 'react'
import { useInBrowser } from '@/components/ui/in-browser'
import { lazyPart } from '@/components/ui/lazy-part'

const ArticleVote = lazyPart(() => import('./article-vote'))

interface VoteSlotProps {
  articleId: number
  /** stands here without JavaScript, and until the code is there */
  children: ReactNode
}

/** The place of the vote below an article: as high from the start as it is with its buttons. */
export function VoteSlot({ articleId, children }: VoteSlotProps) {
  return (
    <div className="help-vote">
      {useInBrowser() ? (
        <Suspense fallback={children}>
          <ArticleVote key={articleId} articleId={articleId} />
        </Suspense>
      ) : (
        children
      )}
    </div>
  )
}
