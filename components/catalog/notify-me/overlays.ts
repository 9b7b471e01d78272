import type { OverlayDeclaration } from '@/components/overlays/declaration'

export interface NotifyMeSuccessProps {
  /** what is waited for */
  name: string
  /** where the word will go */
  email: string
}

export const notifyMeSuccessOverlay: OverlayDeclaration<NotifyMeSuccessProps> = {
  name: 'notify-me-success',
  load: () => import('./notify-me-success'),
  texts: ['notifyMe'],
}

/** What somebody waits for. */
export interface AwaitedGoods {
  productId: number
  combinationId: string
  name: string
  /** its shade or size; empty when there is only one kind */
  kind: string
}

export const notifyMeOverlay: OverlayDeclaration<AwaitedGoods> = {
  name: 'notify-me',
  load: () => import('./notify-me'),
  texts: ['form', 'notifyMe'],
}
