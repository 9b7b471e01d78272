export { insertVouchers, voucherByCode } from './vouchers'
