import type { OverlayDeclaration } from '@/components/overlays/declaration'

export interface WallProduct {
  id: number
  name: string
  /** address of the product's page */
  path: string
}

export interface PhotoWallProps {
  product: WallProduct
}

/** All photos of a product's reviews. */
export const reviewPhotosOverlay: OverlayDeclaration<PhotoWallProps> = {
  name: 'review-photos',
  load: () => import('./photo-wall'),
  texts: ['reviewWall'],
}

export interface WallViewerProps {
  product: WallProduct
  /** index of the first photo, from 0 */
  start: number
}

/** One of these photos after the other, with its review. */
export const reviewPhotoOverlay: OverlayDeclaration<WallViewerProps> = {
  name: 'review-photo',
  load: () => import('./wall-viewer'),
  texts: ['reviewWall'],
}
