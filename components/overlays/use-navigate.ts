'use client'

import { useRouter } from 'next/navigation'
import { matchHistory, whenHistorySettled } from './history'
import { closeOverlaysAbove } from './store'

/** Goes to another page of the shop. Overlays close first and give their history entries back, so that Back leads to the page one was on. */
export function useNavigate(): (path: string) => void {
  const router = useRouter()
  return (path) => {
    closeOverlaysAbove(0)
    matchHistory(0)
    whenHistorySettled(() => router.push(path))
  }
}
