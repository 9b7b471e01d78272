'use client'

import { BagVoucher, type ShownVoucher } from './bag-voucher'
import { ShopVoucher } from './shop-voucher'

/** A voucher of the bag, as it stands there; or one for everybody, by its slug. */
export type VoucherInfoProps = { voucher: ShownVoucher } | { slug: string }

/** All there is to know about a voucher: what it gives, its rules, until when. */
export default function VoucherInfo(props: VoucherInfoProps) {
  return 'slug' in props ? <ShopVoucher slug={props.slug} /> : <BagVoucher voucher={props.voucher} />
}
