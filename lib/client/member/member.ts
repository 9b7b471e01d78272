'use client'

import { useEffect, useSyncExternalStore } from 'react'
import type { User } from '@/domain/account/user'
import { useAnswer } from '../answers/use-answer'
import { getKnownMember, noteMember, readMember } from './known-member'
import { MEMBER_KEY } from './member-key'
import { getServerSession, getSession, subscribeSession } from './session'

/**
 * The session: 'starting' until it is known, then 'visitor', or 'member' with `user` as soon as it has loaded.
 * `update` puts a changed member in place at once, or asks the server again when called without one.
 */
export function useMember() {
  const session = useSyncExternalStore(subscribeSession, getSession, getServerSession)
  const {
    data,
    error,
    mutate: change,
  } = useAnswer<User>(session === 'member' ? MEMBER_KEY : null, readMember, {
    fallbackData: getKnownMember(),
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    dedupingInterval: 10_000,
  })
  useEffect(() => {
    if (session === 'member' && data) noteMember(data)
  }, [session, data])
  return {
    status: session,
    user: session === 'member' ? data : undefined,
    error,
    update: async (user?: User) => {
      await (user ? change(user, { revalidate: false }) : change())
    },
  }
}
