import { useSyncExternalStore } from 'react'

/** The query of the address where only the browser reads it: the server's page is the same for everyone. */

const CHANGED = 'shop:search-changed'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange)
  window.addEventListener(CHANGED, onChange)
  return () => {
    window.removeEventListener('popstate', onChange)
    window.removeEventListener(CHANGED, onChange)
  }
}

/**
 * The query of the address, '' when there is none. Null while the address is not (or not yet) the one of the page at `path`; before
 * hydration `first`, for a page that the server makes for each request.
 */
export function useAddressQuery(path: string, first: string | null = null): string | null {
  return useSyncExternalStore(
    subscribe,
    () => (window.location.pathname === path ? window.location.search : null),
    () => first,
  )
}

/**
 * Changes parameters of the address; null takes one away. `push` makes a step that Back undoes, `replace` none.
 * What is not named stays, the place on the page too unless `hash` says otherwise.
 */
export function changeAddressQuery(
  how: 'push' | 'replace',
  changes: Readonly<Record<string, string | null>>,
  hash?: string,
): void {
  const url = new URL(window.location.href)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  if (hash !== undefined) url.hash = hash
  if (how === 'push') window.history.pushState(null, '', url)
  else window.history.replaceState(null, '', url)
  window.dispatchEvent(new Event(CHANGED))
}
