'use client'

import { type LinkLooks, OverlayLink } from '@/components/overlays/overlay-link'
import { categoryMenuOverlay } from './overlays'

/** Opens the menu of the head over the page; the page of all categories without JavaScript. */
export function CategoryMenuLink(looks: Omit<LinkLooks, 'href'>) {
  return (
    <OverlayLink overlay={categoryMenuOverlay} props={{ from: 'header' }} href="/categories" {...looks} />
  )
}
