'use client'

import { Texts } from '@/components/ui/texts'
import profile from '@/messages/vi/profile.json'
import ui from '@/messages/vi/ui.json'
import type { ProfileSlotProps } from './profile-slot'
import { ProfileView } from './profile-view'

/** A profile as members see it, with the texts it needs. */
export function MemberView(props: ProfileSlotProps) {
  return (
    <Texts messages={{ profile, ui }}>
      <ProfileView {...props} />
    </Texts>
  )
}
