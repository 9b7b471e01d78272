import type { OverlayDeclaration } from '@/components/overlays/declaration'

export const searchOverlay: OverlayDeclaration<object> = {
  name: 'search',
  load: () => import('./box/search-overlay'),
  texts: ['card', 'search'],
}
