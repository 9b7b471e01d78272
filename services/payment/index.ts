export { offeredMethods, openPayment } from './attempts/open-payment'
export { methodsOn } from './methods'
export { refundOrder } from './refunds/staff-refund'
export { retryPayment } from './attempts/retry-payment'
export { recordTransfer } from './transfers/record-transfer'
export {
  NOT_STARTED,
  resumePayment,
  startOf,
  startPayment,
  type Start,
  type Started,
} from './attempts/start-payment'
export { shopAccounts } from './transfers/transfer-accounts'
export { paymentLimits } from './limits'
