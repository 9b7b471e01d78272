'use client'

import { createContext, useContext } from 'react'
import type { OpenOverlay } from './store'

/** What the content of an overlay knows about it. */
export type OwnOverlay = Pick<OpenOverlay, 'name' | 'opener' | 'isLeaving'>

/** The overlay that contains a component. */
export const OverlayContext = createContext<OwnOverlay | null>(null)

/** @throws when used outside an overlay */
export function useOverlay(): OwnOverlay {
  const overlay = useContext(OverlayContext)
  if (!overlay) throw new Error('useOverlay: not inside an overlay')
  return overlay
}
