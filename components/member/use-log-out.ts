'use client'

import { useRouter } from 'next/navigation'
import { toast } from '@/components/toasts/toast'
import { getData } from '@/lib/client/api'
import { left } from '@/lib/client/member'
import { goHome } from './go-home'

/** Ends the session here: user, bag and wishlist are forgotten, and one is at home again (spec 1 §4). */
export function useLogOut(texts: { done: string; failed: string }): () => Promise<void> {
  const router = useRouter()
  return async () => {
    try {
      await getData('/api/account/auth/logout')
    } catch {
      toast.error(texts.failed)
      return
    }
    goHome(router)
    await left()
    toast.show(texts.done)
  }
}
