import type { OverlayDeclaration } from '@/components/overlays/declaration'
import type { LevelNews } from '@/domain/loyalty/levels'

export interface LevelNewsProps {
  news: LevelNews
}

/** OVL-19: a member has reached a higher level. */
export const levelUpOverlay: OverlayDeclaration<LevelNewsProps> = {
  name: 'level-up',
  load: () => import('./level-up'),
  texts: ['levels'],
}

/** OVL-19: a year of a level is over, and a lower one holds. */
export const levelDownOverlay: OverlayDeclaration<LevelNewsProps> = {
  name: 'level-down',
  load: () => import('./level-down'),
  texts: ['levels'],
}
