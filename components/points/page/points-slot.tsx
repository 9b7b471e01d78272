'use client'

import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { getServerSession, getSession, subscribeSession } from '@/lib/client/member/session'

export interface MemberPointsProps {
  /** of all levels, the lowest first */
  stages: readonly string[]
}

/** The page holds the public part; a member's own is loaded with its code after the start, and takes its place. */
export function PointsSlot({ stages, children }: MemberPointsProps & { children: ReactNode }) {
  const session = useSyncExternalStore(subscribeSession, getSession, getServerSession)
  const [part, setPart] = useState<{ Part: ComponentType<MemberPointsProps> } | null>(null)

  useEffect(() => {
    if (session !== 'member') return
    // Without the code the public part stays, with its link to sign in.
    import('../member/member-points').then(
      ({ MemberPoints }) => setPart({ Part: MemberPoints }),
      () => undefined,
    )
  }, [session])

  if (session !== 'member' || !part) return children
  return <part.Part stages={stages} />
}
