import type { WorkerMessage } from '@/lib/worker/names'

const isSupported = () => process.env.NODE_ENV === 'production' && 'serviceWorker' in navigator

/** Tells the active worker something, once there is one. */
async function tell(message: WorkerMessage): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
}

/** Registers the service worker (lib/worker). A refusal leaves the shop without offline copies. */
export function registerServiceWorker(): void {
  if (isSupported()) navigator.serviceWorker.register('/sw.js').catch(() => undefined)
}

/** Has the page that is open, and what it has loaded, saved for reading without network. */
export function keepThisPage(): void {
  if (!isSupported()) return
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  void tell({ type: 'keep', page: window.location.pathname + window.location.search, files })
}
