export { insertVouchers } from './vouchers'
