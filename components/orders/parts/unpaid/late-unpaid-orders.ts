/** As a file that `lazy` loads. */
export { UnpaidOrders as default } from './unpaid-orders'
