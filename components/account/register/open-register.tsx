'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import { whenHistorySettled } from '@/components/overlays/history'
import { getOverlays, openOverlay, subscribeOverlays } from '@/components/overlays/store'
import { getSession, isMarkedMember } from '@/lib/client/member/session'
import { loginOverlay } from '../sign-in/login.overlay'

/** Opens the registration over the page at /signup; closing it leads home. Members have nothing to do there. */
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
      // A moment later, once its own history entry is on its way out. Who has signed in is led on by the overlay itself.
      if (wasOpen && !isOpen && getSession() !== 'member') setTimeout(goHome)
      wasOpen = isOpen
    })
    return stop
  }, [])

  return null
}
