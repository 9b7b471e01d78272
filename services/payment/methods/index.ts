import { domainError } from '@/domain/error-codes'
import { isPublicDemo } from '@/domain/shop/shop-identity'
import { OFFERED_PAYMENT_CODES, type PaymentCode } from '@/domain/order/payment/payment-methods'
import { settings, writtenSettings } from '@/settings'
import type { OnlineMethod } from '../port'
import { bankTransfer } from './bank-transfer'
import { cardGateway, creditDebitCard } from './credit-debit-card'
import { momo } from './momo'
import { onepay } from './onepay'
import { shopeepay } from './shopeepay'
import { vnpay } from './vnpay/vnpay'
import { zalopay } from './zalopay'

export { bankTransfer }

const ONLINE = {
  vnpay,
  momo,
  zalopay,
  onepay,
  shopeepay,
  credit_debit_card: creditDebitCard,
} satisfies Partial<Record<PaymentCode, OnlineMethod>>

/** Cash to the carrier: no provider to ask. CASH_ON_DELIVERY=off takes it out of the checkout. */
const cashOnDelivery = { isOn: () => settings.CASH_ON_DELIVERY !== 'off' }

const METHODS: Partial<Record<string, { isOn(): boolean }>> = {
  ...ONLINE,
  bank_transfer: bankTransfer,
  cash_on_delivery: cashOnDelivery,
}

/** The methods checkout may offer here: those whose settings are there, in the order of the domain's table. A public demo takes no money. */
export const methodsOn = (): PaymentCode[] =>
  isPublicDemo(writtenSettings())
    ? []
    : OFFERED_PAYMENT_CODES.filter((code) => METHODS[code]?.isOn() ?? false)

export const isOnline = (code: string): code is keyof typeof ONLINE => Object.hasOwn(ONLINE, code)

/** Codes that a provider answers for. */
export const onlineCodes = (): string[] => Object.keys(ONLINE)

/** The provider of an online method. @throws PAYMENT_METHOD_OFF (404) when it is none, or not set up */
export function onlineMethod(code: string): OnlineMethod {
  const method = isOnline(code) ? ONLINE[code] : null
  if (!method?.isOn()) throw domainError('PAYMENT_METHOD_OFF', 'no such payment method', undefined, 404)
  return method
}

const providerOf = (code: string): string => (code === 'credit_debit_card' ? cardGateway() : code)

/** Whether both are paid at the same provider: VNPAY reports cards at the one address it has. */
export const isSameProvider = (one: string, other: string): boolean => providerOf(one) === providerOf(other)
