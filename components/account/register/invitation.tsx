'use client'

import { useEffect } from 'react'
import { openOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { getSession, startSession } from '@/lib/client/member/session'
import { keepReferralCode } from '@/lib/account/acquisition'
import { loginOverlay } from '../sign-in/login.overlay'

const invite = () => openOverlay(loginOverlay, { view: 'register', next: '/' })

/** Stores the inviter, and opens the registration for visitors. */
export function Invitation({ userName, label }: { userName: string; label: string }) {
  useEffect(() => {
    keepReferralCode(userName)
    void startSession().then(() => {
      if (getSession() !== 'member') invite()
    })
  }, [userName])

  return (
    <Button size="lg" aria-haspopup="dialog" onClick={invite}>
      {label}
    </Button>
  )
}
