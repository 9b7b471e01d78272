import { settings } from '@/settings'

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
  terminal: settings.VNPAY_TMN_CODE,
  secret: settings.VNPAY_HASH_SECRET,
  payUrl: settings.VNPAY_PAY_URL,
  apiUrl: settings.VNPAY_API_URL,
  serverAddress: settings.VNPAY_SERVER_ADDRESS,
})
