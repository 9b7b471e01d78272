export { createGiftCode, grantVoucher, type MadeVoucher } from './made-vouchers'
export {
  choosableVouchers,
  type NamedVoucher,
  pricingVouchers,
  typedVoucher,
  type VoucherReader,
} from './pricing'
export { type Buyer, giveBackVouchers, useVouchers, useVouchersAgain } from './uses'
export { insertVouchers, voucherByCode, vouchersForProduct } from './vouchers'
export { methodsBoundTo } from './order-methods'
