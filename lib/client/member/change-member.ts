import { mutate } from 'swr'
import type { User } from '@/domain/account/user'
import { forgetBag, renewBag } from '../bag/bag'
import { noteMember } from './known-member'
import { MEMBER_KEY } from './member-key'
import { dropPersonalState } from './personal-state'
import { getSession, refreshSession } from './session'

/** Keys whose data belongs to one member. */
const isPersonal = (key: unknown) =>
  typeof key === 'string' &&
  /\/users?\/me\b|\/carts\b|\/wishlists\b|\/newsfeeds\/|\/reviews\/(?:mine|liked)\b/.test(key)

/**
 * After sign-in: shows the new member everywhere, drops all data of the previous one and loads the merged bag. What a visitor was typing
 * stays: it is the same person.
 */
export async function afterSignIn(user: User): Promise<void> {
  if (getSession() === 'member') dropPersonalState()
  noteMember(undefined)
  await mutate(isPersonal, undefined, { revalidate: false })
  await mutate(MEMBER_KEY, user, { revalidate: false })
  noteMember(user)
  refreshSession()
  void renewBag()
}

/** After a logout or a lost session: user, bag, wishlist and mini bag are gone (AUT-15). */
export async function afterSignOut(): Promise<void> {
  dropPersonalState()
  noteMember(undefined)
  refreshSession()
  await mutate(isPersonal, undefined, { revalidate: false })
  await forgetBag()
}
