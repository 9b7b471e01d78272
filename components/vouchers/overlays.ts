import type { OverlayDeclaration } from '@/components/overlays/declaration'
import type { BagVoucherView, RefusedVoucherView, VoucherChoice } from '@/domain/bag/view'

/** A voucher as it is in the bag, or a public one by its slug. */
export type ShownVoucher = BagVoucherView | RefusedVoucherView | VoucherChoice

export type VoucherInfoProps = { voucher: ShownVoucher } | { slug: string }

export const voucherInfoOverlay: OverlayDeclaration<VoucherInfoProps> = {
  name: 'voucher-info',
  load: () => import('./voucher-info'),
  texts: ['bag', 'vouchers'],
}
