'use client'

import { type LinkLooks, OverlayLink } from '@/components/overlays/overlay-link'
import { searchOverlay } from '../overlays'

/** Opens the search over the page; its own page without JavaScript. */
export function SearchLink(looks: Omit<LinkLooks, 'href'>) {
  return <OverlayLink overlay={searchOverlay} props={{}} href="/search" {...looks} />
}
