'use client'

import { useSyncExternalStore } from 'react'
import { mutate } from 'swr'
import type { User } from '@/domain/account/user'
import { forgetBag, renewBag } from '../bag/bag'
import { MEMBER_KEY } from './member-key'
import { dropPersonalState } from './personal-state'
import { getServerSession, getSession, refreshSession, subscribeSession } from './session'
import { useData } from '../use-data'

/** Keys whose data belongs to one member. */
const isPersonal = (key: unknown) =>
  typeof key === 'string' && /\/users?\/me\b|\/carts\b|\/wishlists\b|\/newsfeeds\/|\/reviews\/(?:mine|liked)\b/.test(key)

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
  } = useData<User>(session === 'member' ? MEMBER_KEY : null, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    dedupingInterval: 10_000,
  })
  return {
    status: session,
    user: session === 'member' ? data : undefined,
    error,
    update: async (user?: User) => {
      await (user ? change(user, { revalidate: false }) : change())
    },
  }
}

/**
 * After sign-in: shows the new member everywhere, drops all data of the previous one and loads the merged bag. What a visitor was typing
 * stays: it is the same person.
 */
export async function afterSignIn(user: User): Promise<void> {
  if (getSession() === 'member') dropPersonalState()
  await mutate(isPersonal, undefined, { revalidate: false })
  await mutate(MEMBER_KEY, user, { revalidate: false })
  refreshSession()
  void renewBag()
}

/** After a logout or a lost session: user, bag, wishlist and mini bag are gone (AUT-15). */
export async function afterSignOut(): Promise<void> {
  dropPersonalState()
  refreshSession()
  await mutate(isPersonal, undefined, { revalidate: false })
  await forgetBag()
}
