import type { User } from '@/domain/account/user'
import { loginPath } from '@/lib/pages/routes'
import { dropAnswers, reloadAnswers, showAnswer } from '../answers/answer-store'
import { forgetBag, renewBag } from '../bag/bag'
import { forgetFormerMembers } from '../offline-queue/forget-former'
import { noteMember } from './known-member'
import { deleteMemberCopies } from './member-copies'
import { MEMBER_KEY } from './member-key'
import { dropPersonalState } from './personal-state'
import { getHeldMark, getSession, isMarkedMember, memberMark, refreshSession } from './session'
import type { LostBy } from './session-lost'

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

/**
 * After a call was answered 401: removes the data of the member whose session has ended. Gives whether the page asks to sign in: for an act, or
 * where a page of members or what waits for the network needs the member (AUT-33).
 */
export async function endLostSession(by: LostBy): Promise<boolean> {
  const former = getHeldMark()
  const isAnother = former !== null && isMarkedMember() && memberMark() !== former
  afterLostSession().catch(() => undefined)
  // Another member has signed in in another tab: the page is theirs now.
  if (isAnother) return false
  if (by === 'act') return true
  // Loaded on demand: it is seldom needed.
  const needed = await import('./sign-in-needed').catch(() => null)
  return needed?.isSignInNeeded(former) ?? false
}

async function clearMember(): Promise<void> {
  dropPersonalState()
  noteMember(undefined)
  refreshSession()
  dropAnswers(isPersonal)
  reloadAnswers(isMixed)
  await forgetBag()
}

/** One member has followed another in another tab. */
async function replaceMember(): Promise<void> {
  forgetFormerMembers().catch(() => undefined)
  dropPersonalState()
  noteMember(undefined)
  dropAnswers(isPersonal)
  // Whatever follows the session sees a visitor between the two, and loads all of the second member.
  await new Promise((resolve) => setTimeout(resolve))
  refreshSession()
  reloadAnswers(isMixed)
  void renewBag()
}

let changing: Promise<void> | null = null

/**
 * After the member of this page was signed out in another tab (`endFormerSession`): removes their data here too, and loads that of the member who has
 * signed in there since. A protected page is loaded again as a whole, or redirects to the login.
 */
export async function afterChangeElsewhere(): Promise<void> {
  changing ??= (isMarkedMember() ? replaceMember() : afterLostSession()).finally(() => (changing = null))
  await changing
  const { pathname, search } = window.location
  // Loaded on demand: it is seldom needed.
  const { isMembersOnly } = await import('@/lib/pages/pages')
  if (!isMembersOnly(pathname)) return
  if (getSession() === 'member') window.location.reload()
  else window.location.replace(loginPath(pathname + search))
}
