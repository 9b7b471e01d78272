export { insertVouchers, type VoucherInput } from './vouchers'
