'use client'

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in an area when the focused element is removed from the document, where the browser drops it. `find` receives the
 * nearest former ancestor that is still there.
 */
export function useFocusAfterRemoval(
  area: RefObject<HTMLElement | null>,
  find: (nearest: Element) => HTMLElement | null | undefined,
): void {
  /** the focused element, then its ancestors */
  const path = useRef<readonly Element[]>([])
  const focusNear = useEffectEvent((nearest: Element) => find(nearest)?.focus({ preventScroll: true }))

  useEffect(() => {
    const node = area.current
    if (!node) return
    const note = (event: FocusEvent) => {
      path.current = event.composedPath().filter((target) => target instanceof Element)
    }
    // A removed element loses the focus too: only one that stays was left by the user.
    const forget = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        const isLeft = target instanceof Element && target.isConnected && document.activeElement !== target
        if (isLeft && path.current[0] === target) path.current = []
      })
    node.addEventListener('focusin', note)
    node.addEventListener('focusout', forget)
    return () => {
      node.removeEventListener('focusin', note)
      node.removeEventListener('focusout', forget)
    }
  }, [area])

  useLayoutEffect(() => {
    const [focused, ...ancestors] = path.current
    if (!focused || focused.isConnected) return
    path.current = []
    const nearest = ancestors.find(({ isConnected }) => isConnected)
    if (nearest && document.activeElement === document.body) focusNear(nearest)
  })
}
