'use client'

import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import type { Profile } from '@/domain/account/user'
import { getServerSession, getSession, subscribeSession } from '@/lib/client/member/session'

export interface ProfileSlotProps {
  profile: Profile
  /** origin of the shop, for invitation links */
  origin: string
}

export interface MemberViewProps extends ProfileSlotProps {
  /** what stays until the member is known: then everything changes at once, so that nothing moves */
  waiting: ReactNode
}

/** The page holds the public view. The members-only view is loaded with its code after sign-in. */
export function ProfileSlot({ children, ...props }: ProfileSlotProps & { children: ReactNode }) {
  const session = useSyncExternalStore(subscribeSession, getSession, getServerSession)
  const [view, setView] = useState<{ View: ComponentType<MemberViewProps> } | null>(null)

  useEffect(() => {
    if (session !== 'member') return
    // When loading fails the public view stays, which is complete in itself.
    import('./member-view').then(
      ({ MemberView }) => setView({ View: MemberView }),
      () => undefined,
    )
  }, [session])

  return session === 'member' && view ? <view.View {...props} waiting={children} /> : children
}
