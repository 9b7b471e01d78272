import type { OverlayDeclaration } from '@/components/overlays/declaration'

export interface HowToPayProps {
  orderId: string
  /** a guest's order key */
  orderKey?: string
  /** XÁC NHẬN THANH TOÁN: opens with the buyer's report of the transfer */
  isConfirming?: boolean
  /** called when the order changed or its payment window closed */
  onChanged?: () => void
}

export const howToPayOverlay: OverlayDeclaration<HowToPayProps> = {
  name: 'how-to-pay',
  load: () => import('../methods/how-to-pay'),
  texts: ['form', 'orders', 'payment'],
}

export interface RetryPaymentProps {
  orderId: string
  /** the previous payment method */
  method: string
  /** a guest's order key */
  orderKey?: string
}

export const retryPaymentOverlay: OverlayDeclaration<RetryPaymentProps> = {
  name: 'retry-payment',
  load: () => import('../result/retry-payment'),
  texts: ['form', 'payment'],
}
