'use client'

import { createContext, useContext } from 'react'
import type { OpenOverlay } from './store'

/** The overlay a component is drawn in. */
export const OverlayContext = createContext<OpenOverlay | null>(null)

/** @throws when used outside an overlay */
export function useOverlay(): OpenOverlay {
  const overlay = useContext(OverlayContext)
  if (!overlay) throw new Error('useOverlay: not inside an overlay')
  return overlay
}
