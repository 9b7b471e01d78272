'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import type { ReactNode } from 'react'
import { frameKindOf } from '@/lib/pages/frame'

/** Wraps a page and names its kind, also in the first HTML and without JavaScript. */
export function ShopFrame({ children }: { children: ReactNode }) {
  return <div data-frame={frameKindOf(useSelectedLayoutSegments())}>{children}</div>
}
