import { useEffect } from 'react'
import { api } from '@/lib/client/api'

/** Marks a change of level as seen once it is on show. A failure is silent: it is shown again at the next visit. */
export function useMarkSeen(id: number): void {
  useEffect(() => {
    api.loyalty['level-news'][':id'].seen.$put({ param: { id: String(id) } }).catch(() => undefined)
  }, [id])
}
