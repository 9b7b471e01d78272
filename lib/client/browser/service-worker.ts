/** Registers the service worker (lib/worker). A refusal leaves the shop without offline copies. */
export function registerServiceWorker(): void {
  if (process.env.NODE_ENV === 'production' && 'serviceWorker' in navigator)
    navigator.serviceWorker.register('/sw.js').catch(() => undefined)
}
