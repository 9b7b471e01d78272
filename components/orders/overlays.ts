import type { OverlayDeclaration } from '@/components/overlays/declaration'
import type { Order } from '@/domain/order/order'
import type { OrderNarrowing, OrderFilter } from './filter/filter-url'

export interface TrackingProps {
  orderId: string
}

export const trackingOverlay: OverlayDeclaration<TrackingProps> = {
  name: 'tracking',
  load: () => import('./detail/tracking'),
  texts: ['orders'],
}

export interface CancellationProps {
  orderId: string
  referenceCode: string
  /** a guest's order key */
  orderKey?: string
  /** HỦY & ĐẶT LẠI: the order's goods are added to the bag again */
  isReordered: boolean
  onCancelled: (order: Order) => void
  /** called when the order has changed in the meantime */
  onRefused: () => void
}

export const cancellationOverlay: OverlayDeclaration<CancellationProps> = {
  name: 'cancellation',
  load: () => import('./actions/cancellation'),
  texts: ['form', 'orders'],
}

export interface PickupCodeOverlayProps {
  referenceCode: string
}

export const pickupCodeOverlay: OverlayDeclaration<PickupCodeOverlayProps> = {
  name: 'pickup-code',
  load: () => import('./actions/pickup-code-overlay'),
  texts: ['orders'],
}

export interface OrderFiltersProps {
  filter: OrderFilter
  onApply: (change: Partial<OrderNarrowing>) => void
}

export const orderFiltersOverlay: OverlayDeclaration<OrderFiltersProps> = {
  name: 'order-filters',
  load: () => import('./filter/filter-sheet'),
  texts: ['form', 'orders'],
}
