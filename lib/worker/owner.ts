import { MEMBER_COPIES, OWNER_HEADER } from './names'
import { build, scope } from './scope'

export const VISITOR_COPIES = 'nang-visitor-'

/** Whose copies of personal pages this browser holds: those of one person at a time. */

const cacheOf = (owner: string) => (owner === 'visitor' ? VISITOR_COPIES : MEMBER_COPIES) + build

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

/** Saves a copy of a page of its owner; the copies of another person are deleted before. */
export async function putOwnCopy(key: string, copy: Response): Promise<void> {
  const owner = ownerOf(copy)
  if (owner === null) return
  const name = cacheOf(owner)
  const before = await (await caches.open(name)).matchAll()
  if (before.some((other) => ownerOf(other) !== owner)) await caches.delete(name)
  // A visitor who signs in is the member from then on, and the other way round.
  await deleteOwnCopies([owner === 'visitor' ? MEMBER_COPIES : VISITOR_COPIES])
  await (await caches.open(name)).put(key, copy)
}

/** Whether the browser's cookies say that a member is signed in; undefined where a worker cannot read them. */
async function isMarkedMember(): Promise<boolean | undefined> {
  if (!('cookieStore' in scope)) return undefined
  const mark = await scope.cookieStore.get('nang_member')
  return Boolean(mark)
}

/** The copy of a personal page, of the person who uses the browser now. */
export async function ownCopy(key: string): Promise<Response | undefined> {
  const isMember = await isMarkedMember()
  if (isMember === false) await deleteOwnCopies([MEMBER_COPIES])
  for (const prefix of isMember === true ? [MEMBER_COPIES] : [MEMBER_COPIES, VISITOR_COPIES]) {
    const copy = await (await caches.open(prefix + build)).match(key)
    if (copy) return copy
  }
  return undefined
}
