import { MEMBER_COPIES, type WorkerMessage } from '@/lib/worker/names'

const signedOut = { type: 'signed-out' } satisfies WorkerMessage

async function tellWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  registration?.active?.postMessage(signedOut)
}

async function deleteCaches(): Promise<void> {
  const names = await window.caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(MEMBER_COPIES)).map((name) => window.caches.delete(name)),
  )
}

/**
 * Deletes the pages of members that the service worker has saved for reading offline. The worker is informed too: a page that it is still loading
 * would be saved after the deletion.
 */
export async function deleteMemberCopies(): Promise<void> {
  if ('caches' in window && 'serviceWorker' in navigator) await Promise.all([tellWorker(), deleteCaches()])
}
