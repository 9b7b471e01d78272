'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import { whenHistorySettled } from '@/components/overlays/history'
import { getOverlays, openOverlay, subscribeOverlays } from '@/components/overlays/store'
import { getSession, isMarkedMember } from '@/lib/client/member/session'
import { loginOverlay } from '../sign-in/login.overlay'

/** Opens the registration over the page at /signup; closing it goes Home. Members are redirected. */
export function OpenRegister() {
  const router = useRouter()
  const goHome = useEffectEvent(() => whenHistorySettled(() => router.replace('/')))

  useEffect(() => {
    if (isMarkedMember()) {
      goHome()
      return
    }
    openOverlay(loginOverlay, { view: 'register', next: '/' })
    let wasOpen = true
    const stop = subscribeOverlays(() => {
      const isOpen = getOverlays().some(({ name, isLeaving }) => name === 'login' && !isLeaving)
      // Deferred until the overlay's own history entry is gone. After a sign-in the overlay redirects by itself.
      if (wasOpen && !isOpen && getSession() !== 'member') setTimeout(goHome)
      wasOpen = isOpen
    })
    return stop
  }, [])

  return null
}
