'use client'

import { useLayoutEffect } from 'react'

/**
 * Marks that the page has its own bar at the phone's bottom, which its route does not tell: a bag has one only with goods in it. Hidden
 * pages stay in the document, but their effects end, and the mark with them.
 */
export function useOwnBar(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.ownBar = ''
    return () => {
      delete dataset.ownBar
    }
  }, [])
}
