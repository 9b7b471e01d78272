'use client'

import { useNavigate } from '@/components/overlays/use-navigate'
import { toast } from '@/components/toasts/toast'
import { api } from '@/lib/client/api'
import { endPushHere } from '@/lib/client/push/device'

/** Signs out: clears user, bag and wishlist and goes Home (AUT-15). */
export function useLogOut(texts: { done: string; failed: string }): () => Promise<void> {
  const go = useNavigate()
  return async () => {
    let clear: () => Promise<void>
    try {
      clear = (await import('@/lib/client/member/change-member')).afterSignOut
      await api.account.auth.logout.$get()
      // Without an answer of the browser's the shop sends nothing more either: the sign-in has ended.
      await endPushHere().catch(() => undefined)
    } catch {
      toast.error(texts.failed)
      return
    }
    go('/')
    await clear()
    toast.show(texts.done)
  }
}
