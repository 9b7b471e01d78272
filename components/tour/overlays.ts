import type { OverlayDeclaration } from '@/components/overlays/declaration'
import type { TourName } from './tours'

export interface TourProps {
  tour: TourName
  /** the element to focus when the tour was opened from an overlay that is gone by then */
  from?: Element | null
}

export const tourOverlay: OverlayDeclaration<TourProps> = {
  name: 'tour',
  load: () => import('./tour'),
  texts: ['tour'],
}
