/** A worker that deletes all copies and unregisters itself: what browsers get at /sw.js to be rid of a faulty one. Open pages stay as they are. */
export const REMOVING_WORKER = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil((async () => {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('nang-')).map((name) => caches.delete(name)))
  await registration.unregister()
})()))
`
