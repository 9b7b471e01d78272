'use client'

import { useRouter } from 'next/navigation'
import { matchHistory, whenHistorySettled } from './history'
import { closeOverlaysAbove } from './store'

/**
 * Navigates to another page of the shop. Overlays close first and remove their history entries, so that Back leads to the previous page.
 */
export function useNavigate(): (path: string) => void {
  const router = useRouter()
  return (path) => {
    closeOverlaysAbove(0)
    matchHistory(0)
    whenHistorySettled(() => router.push(path))
  }
}
