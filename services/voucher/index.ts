export {
  createGiftCode,
  GIFT_CARD,
  giftCardName,
  type IssuedVoucher,
  issueOwnVoucher,
} from './issued-vouchers'
export { issuedStates, type IssuedState, openGifts } from './issued-states'
export { issueFromTemplate, issueNextPurchaseVoucher } from './from-template'
export { isPaidByCard, methodsBoundTo } from './order-methods'
export { choosableVouchers, type NamedVoucher, pricingVouchers, typedVoucher } from './pricing'
export { type Buyer, returnGiftCodes, returnVouchers, useVouchers, useVouchersAgain } from './uses'
export { saveTemplate } from './templates'
export { usedVouchers, issuedFor, withdrawVouchers } from './withdraw'
export {
  autoAppliedVouchers,
  bmsmVouchers,
  countAutoApplied,
  insertVouchers,
  publicVouchers,
  voucherByCode,
  voucherBySlug,
  voucherIdOfSlug,
  vouchersForProduct,
} from './vouchers'
