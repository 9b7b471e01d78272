'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import type { ReactNode } from 'react'
import { frameKindOf } from '@/lib/pages/frame'

/** Around all of a page: says of what kind the page on show is, also in the first HTML and without JavaScript. */
export function ShopFrame({ children }: { children: ReactNode }) {
  return <div data-frame={frameKindOf(useSelectedLayoutSegments())}>{children}</div>
}
