import type { OverlayDeclaration } from '@/components/overlays/declaration'

export interface BankPromoProps {
  /** offers for a product */
  productId?: number
  /** offers for an order of this amount, dong */
  amount?: number
}

/** Offers of banks and wallets, and how to get them (OVL-10, PAY-06). */
export const bankPromoOverlay: OverlayDeclaration<BankPromoProps> = {
  name: 'bank-promo',
  load: () => import('./bank-promo'),
  texts: ['bankOffers'],
}
