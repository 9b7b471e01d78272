import { matchHistory, whenHistorySettled } from '@/components/overlays/history'
import { closeOverlaysAbove } from '@/components/overlays/store'

/** To the home page from wherever one is; what is open closes first and gives its history entries back. */
export function goHome(router: { push: (path: string) => void }): void {
  closeOverlaysAbove(0)
  matchHistory(0)
  whenHistorySettled(() => router.push('/'))
}
