import type { WorkerMessage } from '@/lib/worker/names'

/** Has the worker save the page that is open, and what it has loaded, for reading without network. */
export async function keepThisPage(): Promise<void> {
  // Without a worker this never ends, and nothing is saved.
  const { active } = await navigator.serviceWorker.ready
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  const page = window.location.pathname + window.location.search
  active?.postMessage({ type: 'keep', page, files } satisfies WorkerMessage)
}
