import { MEMBER_COPIES, OWNER_HEADER } from './names'
import { VISITOR } from '@/lib/client/offline-queue/entry'
import { build, scope } from './scope'

export const VISITOR_COPIES = 'nang-visitor-'

/** Whose copies of personal pages this browser holds: those of one person at a time. */

const cacheOf = (owner: string) => (owner === VISITOR ? VISITOR_COPIES : MEMBER_COPIES) + build

export const ownerOf = (response: Response) => response.headers.get(OWNER_HEADER)

/** Deletes the copies of pages of members, or of anyone's. */
export async function deleteOwnCopies(
  prefixes: readonly string[] = [MEMBER_COPIES, VISITOR_COPIES],
): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names
      .filter((name) => prefixes.some((prefix) => name.startsWith(prefix)))
      .map((name) => caches.delete(name)),
  )
}

/** Sign-outs that pages have reported to this worker. */
let signOuts = 0

/** Taken before a page is asked for; `putOwnCopy` compares it. */
export const signOutsSoFar = (): number => signOuts

/** The member has left: no copy of theirs stays, and a page of theirs that is still under way is not saved. */
export async function forgetMember(): Promise<void> {
  signOuts += 1
  await deleteOwnCopies([MEMBER_COPIES])
}

/** Whether the owner of a page that was asked for after so many sign-outs still uses the browser. */
async function isStillHere(owner: string, askedAfter: number): Promise<boolean> {
  if (askedAfter !== signOuts) return false
  const mark = await memberMark()
  return mark === undefined || mark === owner
}

/**
 * Saves a copy of a page of its owner; the copies of another person are deleted before. A page whose owner has left since it was asked for is
 * not saved: the sign-out has deleted the copies already.
 */
export async function putOwnCopy(key: string, copy: Response, askedAfter: number): Promise<void> {
  const owner = ownerOf(copy)
  if (owner === null || !(await isStillHere(owner, askedAfter))) return
  const name = cacheOf(owner)
  const before = await (await caches.open(name)).matchAll()
  if (before.some((other) => ownerOf(other) !== owner)) await caches.delete(name)
  // A visitor who signs in is the member from then on, and the other way round.
  await deleteOwnCopies([owner === VISITOR ? MEMBER_COPIES : VISITOR_COPIES])
  await (await caches.open(name)).put(key, copy)
  // Left while the copy was written, maybe after the deletion.
  if (!(await isStillHere(owner, askedAfter))) await (await caches.open(name)).delete(key)
}

/** The mark of the member who is signed in, 'visitor' without one; undefined where a worker cannot read cookies. */
export async function memberMark(): Promise<string | undefined> {
  if (!('cookieStore' in scope)) return undefined
  const mark = await scope.cookieStore.get('nang_member')
  return mark?.value ?? VISITOR
}

/** The copy of a personal page, of the person who uses the browser now; where that cannot be known, a visitor's alone. */
export async function ownCopy(key: string): Promise<Response | undefined> {
  const owner = await memberMark()
  if (owner === VISITOR) await deleteOwnCopies([MEMBER_COPIES])
  for (const prefix of [MEMBER_COPIES, VISITOR_COPIES]) {
    const copy = await (await caches.open(prefix + build)).match(key)
    if (copy && ownerOf(copy) === (owner ?? VISITOR)) return copy
  }
  return undefined
}
