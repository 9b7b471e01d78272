'use client'

import { BagVoucher } from './bag-voucher'
import type { VoucherInfoProps } from './overlays'
import { ShopVoucher } from './shop-voucher'

/** All details of a voucher: benefit, rules, period. */
export default function VoucherInfo(props: VoucherInfoProps) {
  return 'slug' in props ? <ShopVoucher slug={props.slug} /> : <BagVoucher voucher={props.voucher} />
}
