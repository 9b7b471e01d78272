import type { ComponentType } from 'react'
import type { PhotoViewerProps } from '@/components/photo-viewer/photo-viewer'
import type { OverlayPlace } from './priority'

/**
 * The overlays that exist: what each is opened with, and where its code is. A new one is one line in each of the two tables;
 * its place in the closing order is in `priority.ts`. The code is loaded when the overlay is first opened.
 */
export interface OverlayProps {
  'photo-viewer': PhotoViewerProps
  'quick-view': { productId: number }
  'category-menu': { from?: 'header' }
}

export type OverlayName = keyof OverlayProps & OverlayPlace

type Load<Name extends OverlayName> = () => Promise<{ default: ComponentType<OverlayProps[Name]> }>

export const overlayCode: { readonly [Name in OverlayName]: Load<Name> } = {
  'photo-viewer': () => import('@/components/photo-viewer/photo-viewer'),
  'quick-view': () => import('@/components/quick-view/quick-view'),
  'category-menu': () => import('@/components/layout/category-drawer'),
}
