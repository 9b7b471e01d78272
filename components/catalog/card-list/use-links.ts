'use client'

import { useRouter } from 'next/navigation'
import { type MouseEvent, startTransition, type SyntheticEvent, useRef } from 'react'
import { followedPath } from '@/lib/client/browser/followed-path'

const pathAt = ({ target }: SyntheticEvent) =>
  (target instanceof Element ? target.closest('a[href]') : null)?.getAttribute('href')

/**
 * Handlers for an element that holds plain links to pages of the shop: they navigate within the shop, and prefetch their page on hover,
 * touch or focus. A list has too many links to prefetch all in view over a poor network.
 */
export function useLinks() {
  const router = useRouter()
  const fetched = useRef(new Set<string>())
  const prefetch = (event: SyntheticEvent) => {
    const path = pathAt(event)
    if (!path || fetched.current.has(path)) return
    fetched.current.add(path)
    router.prefetch(path)
  }
  const follow = (event: MouseEvent) => {
    const path = followedPath(event)
    if (path === null) return
    event.preventDefault()
    startTransition(() => router.push(path))
  }
  return { onPointerOver: prefetch, onTouchStart: prefetch, onFocus: prefetch, onClick: follow }
}
