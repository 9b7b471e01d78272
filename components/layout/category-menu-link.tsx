'use client'

import { type LinkLooks, OverlayLink } from '@/components/overlays/overlay-link'
import { categoryMenuOverlay } from './overlays'

/** Opens the category menu; without JavaScript links to the page of all categories. */
export function CategoryMenuLink(looks: Omit<LinkLooks, 'href'>) {
  return (
    <OverlayLink overlay={categoryMenuOverlay} props={{ from: 'header' }} href="/categories" {...looks} />
  )
}
