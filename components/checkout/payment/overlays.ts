import type { OverlayDeclaration } from '@/components/overlays/declaration'

export interface HowToPayProps {
  orderId: string
  /** of a guest */
  orderKey?: string
  /** XÁC NHẬN THANH TOÁN: begins with the buyer's word that the money is on its way */
  isConfirming?: boolean
  /** the order has moved, or its time to pay is over */
  onChanged?: () => void
}

export const howToPayOverlay: OverlayDeclaration<HowToPayProps> = {
  name: 'how-to-pay',
  load: () => import('../methods/how-to-pay'),
  texts: ['form', 'orders', 'payment'],
}

export interface RetryPaymentProps {
  orderId: string
  /** how it was to be paid before */
  method: string
  /** of a guest */
  orderKey?: string
}

export const retryPaymentOverlay: OverlayDeclaration<RetryPaymentProps> = {
  name: 'retry-payment',
  load: () => import('../result/retry-payment'),
  texts: ['form', 'payment'],
}
