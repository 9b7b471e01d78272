'use client'

import { useSyncExternalStore } from 'react'

/** Above 991 px (DEC-05). Only for what differs in kind, not in looks: looks are the stylesheet's. */
const DESKTOP = '(width >= 992px)'

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(DESKTOP)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

export const useIsDesktop = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(DESKTOP).matches,
    () => false,
  )
