import type { OverlayDeclaration } from '@/components/overlays/declaration'

export interface NotifyMeSuccessProps {
  /** the awaited product */
  name: string
  /** the address of the mail */
  email: string
}

export const notifyMeSuccessOverlay: OverlayDeclaration<NotifyMeSuccessProps> = {
  name: 'notify-me-success',
  load: () => import('./notify-me-success'),
  texts: ['notifyMe'],
}

/** A sold-out combination a shopper waits for. */
export interface AwaitedGoods {
  productId: number
  combinationId: string
  name: string
  /** its shade or size; empty when there is only one variant */
  kind: string
}

export const notifyMeOverlay: OverlayDeclaration<AwaitedGoods> = {
  name: 'notify-me',
  load: () => import('./notify-me'),
  texts: ['form', 'notifyMe'],
}
