import type { IconName } from '@/components/ui/icon-names'
import type { VoucherType } from '@/domain/voucher'

export const voucherIcons: Record<VoucherType, IconName> = {
  free_shipping: 'truck',
  next_purchase_voucher: 'ticket-percent',
  extra_sp: 'coins',
  momo_voucher: 'wallet',
  gift: 'gift',
  bmsm: 'layers',
}
