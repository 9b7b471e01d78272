'use client'

import { useEffect, useState } from 'react'
import { drawPrint, MissingFrame } from './draw-print'

export interface Print {
  /** of these it was made */
  shot: Blob
  frame: string | null
  /** null when the browser could not draw it */
  picture: Blob | null
  url: string | null
  /** the frame did not load: the photo is without one */
  lacksFrame: boolean
}

async function make(shot: Blob, frame: string | null): Promise<Print> {
  const made = { shot, frame }
  try {
    const picture = await drawPrint(shot, frame)
    return { ...made, picture, url: URL.createObjectURL(picture), lacksFrame: false }
  } catch (failure) {
    if (frame !== null && failure instanceof MissingFrame)
      return { ...(await make(shot, null)), frame, lacksFrame: true }
    return { ...made, picture: null, url: null, lacksFrame: false }
  }
}

/** The print of a photo and a frame; the one before while it is drawn, null at first. Its address is released with the component. */
export function usePrint(
  shot: Blob | null,
  frame: string | null,
): { print: Print | null; isDrawing: boolean } {
  const [print, setPrint] = useState<Print | null>(null)

  useEffect(() => {
    if (!shot) return
    let isWanted = true
    void make(shot, frame).then((made) => {
      if (isWanted) setPrint(made)
      else if (made.url) URL.revokeObjectURL(made.url)
    })
    return () => {
      isWanted = false
    }
  }, [shot, frame])

  // A page that is left stays in the document, and draws again when one returns.
  useEffect(() => () => setPrint(null), [])

  useEffect(
    () => () => {
      if (print?.url) URL.revokeObjectURL(print.url)
    },
    [print],
  )

  return { print, isDrawing: shot !== null && (print?.shot !== shot || print.frame !== frame) }
}
