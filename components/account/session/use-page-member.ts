'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { User } from '@/domain/account/user'
import { useMember } from '@/lib/client/member/member'
import { onSessionLost } from '@/lib/client/member/session-lost'

/**
 * The member whose form a page shows: the same while their session is lost, so that what is typed stays until they sign in again (AUT-33). After a
 * sign-out there is none. The form of another member who signs in is another one: key it by the member's id.
 */
export function usePageMember() {
  const member = useMember()
  const { user } = member
  const [lost, setLost] = useState<User>()
  const hold = useEffectEvent(() => setLost(user ?? lost))
  useEffect(() => onSessionLost(() => hold()), [])
  if (user && lost && user !== lost) setLost(undefined)
  return { ...member, user: user ?? lost }
}
