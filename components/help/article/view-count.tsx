'use client'

import { useEffect } from 'react'
import { api } from '@/lib/client/api'
import { onIdle } from '@/lib/client/browser/on-idle'

/** Articles that this page load has counted. */
const counted = new Set<number>()

/** Counts that the article was read, once the page is idle. The service counts a visitor once a day (HLP-02). */
export function ViewCount({ articleId }: { articleId: number }) {
  useEffect(
    () =>
      onIdle(() => {
        if (counted.has(articleId)) return
        counted.add(articleId)
        // A view that is not counted is of no concern to the reader.
        api.content.posts[':id'].view.$put({ param: { id: String(articleId) } }).catch(() => undefined)
      }),
    [articleId],
  )
  return null
}
