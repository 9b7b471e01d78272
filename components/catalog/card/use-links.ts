'use client'

import { useRouter } from 'next/navigation'
import { type MouseEvent, startTransition, type SyntheticEvent, useRef } from 'react'

const linkAt = ({ target }: SyntheticEvent) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

/** Whether the browser itself has to follow the link: in another tab or window, or as a download. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/**
 * Handlers for an element that holds plain links to pages of the shop: they navigate within the shop, and prefetch their page on hover,
 * touch or focus. A list has too many links to prefetch all in view over a poor network.
 */
export function useLinks() {
  const router = useRouter()
  const fetched = useRef(new Set<string>())
  const want = (event: SyntheticEvent) => {
    const href = linkAt(event)?.getAttribute('href')
    if (!href || fetched.current.has(href)) return
    fetched.current.add(href)
    router.prefetch(href)
  }
  const follow = (event: MouseEvent) => {
    const href = linkAt(event)?.getAttribute('href')
    if (!href || event.defaultPrevented || isForBrowser(event)) return
    event.preventDefault()
    startTransition(() => router.push(href))
  }
  return { onPointerOver: want, onTouchStart: want, onFocus: want, onClick: follow }
}
