import { setting } from '../../setting'

const PAY_URL = 'https://pay.vnpay.vn/vpcpay.html'
const API_URL = 'https://merchant.vnpay.vn/merchant_webapi/api/transaction'

export interface VnpaySettings {
  terminal: string
  secret: string
  /** the page the buyer is sent to */
  payUrl: string
  apiUrl: string
  /** the shop's own address, which the calls of servers name */
  serverAddress: string
}

export const vnpaySettings = (): VnpaySettings => ({
  terminal: setting('VNPAY_TMN_CODE'),
  secret: setting('VNPAY_HASH_SECRET'),
  payUrl: setting('VNPAY_PAY_URL', PAY_URL),
  apiUrl: setting('VNPAY_API_URL', API_URL),
  serverAddress: setting('VNPAY_SERVER_ADDRESS', '127.0.0.1'),
})
