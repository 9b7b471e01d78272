'use client'

import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import type { Profile } from '@/domain/account/user'
import { getServerSession, getSession, subscribeSession } from '@/lib/client/member/session'

export interface ProfileSlotProps {
  profile: Profile
  /** address of the shop, for invitations */
  origin: string
}

/**
 * Everyone's view stands in the page. What members see, their own view and what others wrote, comes with its code once somebody is
 * signed in.
 */
export function ProfileSlot({ children, ...props }: ProfileSlotProps & { children: ReactNode }) {
  const session = useSyncExternalStore(subscribeSession, getSession, getServerSession)
  const [view, setView] = useState<{ View: ComponentType<ProfileSlotProps> } | null>(null)

  useEffect(() => {
    if (session !== 'member') return
    // Without it everyone's view stays, which is whole in itself.
    import('./member-view').then(
      ({ MemberView }) => setView({ View: MemberView }),
      () => undefined,
    )
  }, [session])

  return session === 'member' && view ? <view.View {...props} /> : children
}
