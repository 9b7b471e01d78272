export { apply as applyAsAffiliate } from './partners/apply'
export { bankFile } from './payouts/bank-file'
export { payPartners, returnPayout, transfersOf } from './payouts/pay'
export {
  approvePartner,
  partnerForStaff,
  partnersForStaff,
  rejectPartner,
  resealNumbers,
} from './staff/partners'
export { couponCodes, markCouponCode, setRate } from './staff/rates'
