import type { OverlayDeclaration } from '@/components/overlays/declaration'

/** An upcoming sale. */
export interface Sale {
  promotionId: string
  name: string
}

export interface SaleReminderProps extends Sale {
  /** called when the reminder is saved */
  onDone: () => void
}

export const saleReminderOverlay: OverlayDeclaration<SaleReminderProps> = {
  name: 'sale-reminder',
  load: () => import('./flash-sale/sale-reminder'),
  texts: ['form', 'promo'],
}

export interface PromoDetailProps {
  slug: string
}

export const promoDetailOverlay: OverlayDeclaration<PromoDetailProps> = {
  name: 'promo-detail',
  load: () => import('./pages/promo-detail'),
  texts: ['product', 'promo'],
}
