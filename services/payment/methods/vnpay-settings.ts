import { HashAlgorithm, VNPay } from 'vnpay'
import { settings } from '@/settings'

export interface VnpaySettings {
  terminal: string
  secret: string
  apiUrl: string
  /** the shop's own address, which the calls of servers name */
  serverAddress: string
}

export const vnpaySettings = (): VnpaySettings => ({
  terminal: settings.VNPAY_TMN_CODE,
  secret: settings.VNPAY_HASH_SECRET,
  apiUrl: settings.VNPAY_API_URL,
  serverAddress: settings.VNPAY_SERVER_ADDRESS,
})

/** The library, set up for the shop's terminal. */
export function vnpayLibrary(): VNPay {
  const { terminal, secret } = vnpaySettings()
  const payUrl = new URL(settings.VNPAY_PAY_URL)
  return new VNPay({
    tmnCode: terminal,
    secureSecret: secret,
    vnpayHost: payUrl.origin,
    endpoints: { paymentEndpoint: payUrl.pathname },
    hashAlgorithm: HashAlgorithm.SHA512,
  })
}
