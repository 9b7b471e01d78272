'use client'

import { useLayoutEffect } from 'react'

/**
 * Says that the page has a bar of its own at the phone's foot, which its route does not tell: a bag has one when something is in it.
 * A page left behind stays in the document, but its effects end, and so does the mark.
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
