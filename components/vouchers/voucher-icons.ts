import { Coins, Gift, Layers, type LucideIcon, TicketPercent, Truck, Wallet } from 'lucide-react'
import type { VoucherType } from '@/domain/voucher'

export const voucherIcons: Record<VoucherType, LucideIcon> = {
  free_shipping: Truck,
  next_purchase_voucher: TicketPercent,
  extra_sp: Coins,
  momo_voucher: Wallet,
  gift: Gift,
  bmsm: Layers,
}
