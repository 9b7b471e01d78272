import type { OverlayDeclaration } from '@/components/overlays/declaration'

export const searchOverlay: OverlayDeclaration<object> = {
  name: 'search',
  load: () => import('./search-overlay'),
  texts: ['card', 'search'],
}
