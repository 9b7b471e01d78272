export { bankFile, type Transfer } from './payouts/bank-file'
export { payPartners, returnPayout, transfersOf } from './payouts/pay'
export {
  approvePartner,
  partnerForStaff,
  partnersForStaff,
  rejectPartner,
  resealNumbers,
} from './staff/partners'
export { couponCodes, markCouponCode, setRate } from './staff/rates'
