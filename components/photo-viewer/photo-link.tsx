'use client'

import { type LinkLooks, OverlayLink } from '@/components/overlays/overlay-link'
import { photoViewerOverlay, type PhotoViewerProps } from './overlays'

/** Opens pictures in the viewer; without JavaScript links to the picture. */
export function PhotoLink({ photos, start, title, ...looks }: LinkLooks & PhotoViewerProps) {
  return <OverlayLink overlay={photoViewerOverlay} props={{ photos, start, title }} {...looks} />
}
