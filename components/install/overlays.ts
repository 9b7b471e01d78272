import type { OverlayDeclaration } from '@/components/overlays/declaration'

export const installAppsOverlay: OverlayDeclaration<object> = {
  name: 'install-apps',
  load: () => import('./install-apps'),
  texts: ['install'],
}
