import { MEMBER_COPIES } from '@/lib/worker/names'

/** Deletes the pages of members that the service worker has saved for reading offline. */
export async function deleteMemberCopies(): Promise<void> {
  if (!('caches' in window)) return
  const names = await window.caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(MEMBER_COPIES)).map((name) => window.caches.delete(name)),
  )
}
