/** Has pages that cannot be had without network answered in the shop's own words. Where a browser refuses, it answers in its own. */
export function registerServiceWorker(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/sw.js').catch(() => undefined)
}
