'use client'

import { useSyncExternalStore } from 'react'
import { loginOverlay } from '@/components/account/sign-in/login.overlay'
import { openOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { isMarkedMember, subscribeSession } from '@/lib/client/member/session'
import { ReviewsWaiting } from './reviews-waiting'

interface ReviewsForMembersProps {
  texts: { signIn: string; signInNow: string; loading: string }
}

/** Reviews of a member are for members (REV-04): visitors are asked in, for members theirs are on the way. */
export function ReviewsForMembers({ texts }: ReviewsForMembersProps) {
  const isMember = useSyncExternalStore(subscribeSession, isMarkedMember, () => false)
  if (isMember) return <ReviewsWaiting label={texts.loading} />
  return (
    <div className="mt-4 grid justify-items-start gap-3 rounded-lg bg-sand p-5">
      <p>{texts.signIn}</p>
      <Button aria-haspopup="dialog" onClick={() => openOverlay(loginOverlay, { view: 'login' })}>
        {texts.signInNow}
      </Button>
    </div>
  )
}
