'use client'

import { createContext, type ReactNode, useContext } from 'react'

const RenderedAt = createContext<number | null>(null)

/** Gives what is below the time at which the server rendered it, ms since 1970: the browser's first render repeats the server's. */
export function ServerClock({ at, children }: { at: number; children: ReactNode }) {
  return <RenderedAt value={at}>{children}</RenderedAt>
}

/** The server's clock when it rendered the page; null on pages that are kept. */
export const useRenderedAt = (): number | null => useContext(RenderedAt)
