export { bankFile, type Transfer } from './payouts/bank-file'
export { payPartners, returnPayout } from './payouts/pay'
export { payoutRuns, transfersOf } from './payouts/runs'
export {
  approvePartner,
  partnerForStaff,
  partnersForStaff,
  rejectPartner,
  resealNumbers,
} from './staff/partners'
export { couponCodes, markCouponCode, setRate } from './staff/rates'
