export { insertVouchers, voucherByCode, vouchersForProduct } from './vouchers'
