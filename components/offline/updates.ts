import type { WorkerMessage } from '@/lib/worker/names'

/** The page, opened by a load or within the shop, on which something was last typed. */
let typedOn: string | null = null

/** Whether a form of this page has been touched, so that a reload would lose something. */
const isTouched = () => typedOn === window.location.pathname

const activate = { type: 'activate' } satisfies WorkerMessage

/** Lets the new worker take over. Open pages stay as they are: addresses of scripts hold their content, and saved ones stay saved. */
const takeOver = (waiting: ServiceWorker) => waiting.postMessage(activate)

/** Reloads a page that was answered from a copy once the network is back, unless something was typed into it. */
function renewSavedPage(): void {
  if (document.documentElement.dataset.savedAt !== undefined && !isTouched()) window.location.reload()
}

/**
 * Updates without a lost form: a new worker waits while a form is being filled in, and takes over at the next page that was opened within the
 * shop, or when this one is left. Calls `onPage` of the returned object at each such page.
 */
export function watchUpdates(): { onPage: () => void } {
  const note = () => (typedOn = window.location.pathname)
  document.addEventListener('input', note, { passive: true })
  window.addEventListener('online', renewSavedPage)
  const update = async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    if (registration?.waiting && !isTouched()) takeOver(registration.waiting)
  }
  return {
    onPage: () => {
      if ('serviceWorker' in navigator) void update()
    },
  }
}
