import type { MouseEvent } from 'react'

/**
 * The path of the shop that a click on a plain link leads to, for parts whose links are navigated by one listener; null for other clicks:
 * with a key held, on a new tab's link, to another site or within the page.
 */
export function followedPath(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link?.target !== '' || link.origin !== location.origin || link.hash !== '') return null
  return link.pathname + link.search
}
