'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import { useMember } from '@/lib/client/member/member'

interface RefreshForAnotherProps {
  /** the member whose data the page holds; its content is keyed by them */
  memberId: number
}

/** Has a page that holds one member's data rendered again once another has signed in on it. Renders nothing. */
export function RefreshForAnother({ memberId }: RefreshForAnotherProps) {
  const router = useRouter()
  const { user } = useMember()
  const isAnother = user !== undefined && user.id !== memberId
  const refresh = useEffectEvent(() => router.refresh())
  useEffect(() => {
    if (isAnother) refresh()
  }, [isAnother])
  return null
}
