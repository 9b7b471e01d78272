'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { Texts } from '@/components/ui/texts'
import profile from '@/messages/vi/profile.json'
import ui from '@/messages/vi/ui.json'
import { useMember } from '@/lib/client/member/member'
import { profilePath } from '@/lib/pages/routes'
import type { MemberViewProps } from './profile-slot'
import { MemberReviews } from './reviews/member-reviews'
import { OwnProfile } from './own-profile'
import { asShown, ProfileHead } from './profile-head'

/** The members-only view of a profile, with its texts. */
export function MemberView(props: MemberViewProps) {
  return (
    <Texts messages={{ profile, ui }}>
      <ProfileView {...props} />
    </Texts>
  )
}

/** A member's page: profile and reviews; for the member also the account's links. */
function ProfileView({ profile, origin, waiting }: MemberViewProps) {
  const { user, error } = useMember()
  const router = useRouter()
  const own = user?.id === profile.id ? user : null
  const shown = asShown(profile)

  // A changed user name changes the address.
  const address = useRef(profile.user_name)
  useEffect(() => {
    if (!own || own.user_name === address.current) return
    address.current = own.user_name
    router.replace(profilePath(own.user_name))
  }, [own, router])

  if (!user && !error) return waiting
  return (
    <>
      {own ? <OwnProfile user={own} shown={shown} origin={origin} /> : <ProfileHead profile={shown} />}
      <MemberReviews userId={profile.id} name={profile.name} isOwn={own !== null} />
    </>
  )
}
