'use client'

import { useSyncExternalStore } from 'react'
import { loginOverlay } from '@/components/account/sign-in/login.overlay'
import { openOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { isMarkedMember, subscribeSession } from '@/lib/client/member/session'
import { ReviewsSkeleton } from './reviews-skeleton'

interface ReviewsForMembersProps {
  texts: { signIn: string; signInNow: string; loading: string }
}

/** A member's reviews are for members only (REV-04): visitors see a sign-in prompt, members a placeholder while they load. */
export function ReviewsForMembers({ texts }: ReviewsForMembersProps) {
  const isMember = useSyncExternalStore(subscribeSession, isMarkedMember, () => false)
  if (isMember) return <ReviewsSkeleton label={texts.loading} />
  return (
    <div className="mt-4 grid justify-items-start gap-3 rounded-lg bg-sand p-5">
      <p>{texts.signIn}</p>
      <Button aria-haspopup="dialog" onClick={() => openOverlay(loginOverlay, { view: 'login' })}>
        {texts.signInNow}
      </Button>
    </div>
  )
}
