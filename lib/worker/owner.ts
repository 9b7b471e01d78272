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

/** Saves a copy of a page of its owner; the copies of another person are deleted before. */
export async function putOwnCopy(key: string, copy: Response): Promise<void> {
  const owner = ownerOf(copy)
  if (owner === null) return
  const name = cacheOf(owner)
  const before = await (await caches.open(name)).matchAll()
  if (before.some((other) => ownerOf(other) !== owner)) await caches.delete(name)
  // A visitor who signs in is the member from then on, and the other way round.
  await deleteOwnCopies([owner === VISITOR ? MEMBER_COPIES : VISITOR_COPIES])
  await (await caches.open(name)).put(key, copy)
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
