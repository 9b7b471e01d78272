export { createGiftCode, giftCardName, grantVoucher } from './made-vouchers'
export { isPaidByCard, methodsBoundTo } from './order-methods'
export { choosableVouchers, type NamedVoucher, pricingVouchers, typedVoucher } from './pricing'
export { type Buyer, returnGiftCodes, returnVouchers, useVouchers, useVouchersAgain } from './uses'
export { usedOf, vouchersMade, withdrawVouchers } from './withdraw'
export {
  autoAppliedVouchers,
  bmsmVouchers,
  countAutoApplied,
  insertVouchers,
  voucherByCode,
  voucherBySlug,
  vouchersForProduct,
} from './vouchers'
