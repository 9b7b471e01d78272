'use client'

import { BagVoucher } from './bag-voucher'
import type { VoucherInfoProps } from './overlays'
import { ShopVoucher } from './shop-voucher'

/** All there is to know about a voucher: what it gives, its rules, until when. */
export default function VoucherInfo(props: VoucherInfoProps) {
  return 'slug' in props ? <ShopVoucher slug={props.slug} /> : <BagVoucher voucher={props.voucher} />
}
