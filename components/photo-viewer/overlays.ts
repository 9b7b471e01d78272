import type { OverlayDeclaration } from '@/components/overlays/declaration'

export interface PhotoViewerProps {
  photos: readonly { url: string; alt: string }[]
  /** index of the first photo, from 0 */
  start: number
  title: string
}

export const photoViewerOverlay: OverlayDeclaration<PhotoViewerProps> = {
  name: 'photo-viewer',
  load: () => import('./photo-viewer'),
  texts: ['photoViewer'],
}
