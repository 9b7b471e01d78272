export { createGiftCode, grantVoucher } from './made-vouchers'
export { choosableVouchers, type NamedVoucher, pricingVouchers, typedVoucher } from './pricing'
export { type Buyer, giveBackVouchers, useVouchers, useVouchersAgain } from './uses'
export { insertVouchers, voucherByCode, vouchersForProduct } from './vouchers'
