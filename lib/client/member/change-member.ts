import type { User } from '@/domain/account/user'
import { dropAnswers, reloadAnswers, showAnswer } from '../answers/answer-store'
import { forgetBag, renewBag } from '../bag/bag'
import { forgetFormerMembers } from '../offline-queue/forget-former'
import { noteMember } from './known-member'
import { deleteMemberCopies } from './member-copies'
import { MEMBER_KEY } from './member-key'
import { dropPersonalState } from './personal-state'
import { getSession, refreshSession } from './session'

/** Of members alone. */
const OF_MEMBER =
  /\/users?\/me\b|\/public\/me\/|\/carts\b|\/wishlists\b|\/newsfeeds\/|\/reviews\/(?:mine|liked)\b|\/loyalty\/(?:points|me|great-missions)\b|\/mission-histories\/|\/leaderboard\b|\/public\/rewards\b/

/** Keys of what visitors get too, with what is a member's own in it. */
const isMixed = (key: string) => /\/authenticity\/checks\b|\/campaigns\/\d+\/votes\b/.test(key)

/** Keys whose data belongs to one member; those that name their member (my orders) need not be cleared. */
const isPersonal = (key: string) => key.startsWith('/') && (OF_MEMBER.test(key) || isMixed(key))

/** What the device keeps of members who are not signed in now is deleted. Without storage there is nothing. */
function forgetFormer(): void {
  deleteMemberCopies().catch(() => undefined)
  forgetFormerMembers().catch(() => undefined)
}

/**
 * After sign-in: shows the new member everywhere, drops all data of the previous one and loads the merged bag. What a visitor was typing
 * stays: it is the same person.
 */
export function afterSignIn(user: User): void {
  forgetFormer()
  if (getSession() === 'member') dropPersonalState()
  noteMember(undefined)
  dropAnswers(isPersonal)
  showAnswer(MEMBER_KEY, user)
  noteMember(user)
  refreshSession()
  reloadAnswers(isMixed)
  void renewBag()
}

/** After a logout: user, bag, wishlist, mini bag, the pages saved for offline and what waits for the network are gone (AUT-15). */
export async function afterSignOut(): Promise<void> {
  forgetFormer()
  await clearMember()
}

/** After a lost session: as after a logout, but what waits for the network goes out when the same member signs in again. */
export async function afterLostSession(): Promise<void> {
  deleteMemberCopies().catch(() => undefined)
  await clearMember()
}

async function clearMember(): Promise<void> {
  dropPersonalState()
  noteMember(undefined)
  refreshSession()
  dropAnswers(isPersonal)
  reloadAnswers(isMixed)
  await forgetBag()
}
