'use client'

import { type LinkLooks, OverlayLink } from '@/components/overlays/overlay-link'
import { searchOverlay } from '../overlays'

/** Opens the search overlay; without JavaScript links to the search page. */
export function SearchLink(looks: Omit<LinkLooks, 'href'>) {
  return <OverlayLink overlay={searchOverlay} props={{}} href="/search" {...looks} />
}
