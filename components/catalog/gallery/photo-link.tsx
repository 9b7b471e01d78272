'use client'

import { type LinkLooks, OverlayLink } from '@/components/overlays/overlay-link'
import { photoViewerOverlay, type PhotoViewerProps } from './overlays'

/** Opens pictures large over the page; leads to the picture itself without JavaScript. */
export function PhotoLink({ photos, start, title, ...looks }: LinkLooks & PhotoViewerProps) {
  return <OverlayLink overlay={photoViewerOverlay} props={{ photos, start, title }} {...looks} />
}
