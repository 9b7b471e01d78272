import type { OverlayDeclaration } from '@/components/overlays/declaration'

export const categoryMenuOverlay: OverlayDeclaration<{ from?: 'header' }> = {
  name: 'category-menu',
  load: () => import('./header/category-drawer'),
  texts: ['shell'],
}
