import { COD_LIMIT } from '@/domain/order/payment/payable-methods'
import { PROVIDER_MS, TRANSFER_HOURS, unpaidUntil, VERIFICATION_DAYS } from '@/domain/order/payment/due'
import { PAYMENT_NAMES, type PaymentCode } from '@/domain/order/payment/payment-methods'
import { allPaymentSteps, walletSteps } from '@/domain/order/payment/payment-steps'
import { RETRY_LAST_MS } from '@/domain/order/payment/retry'
import { dong } from '../../message'
import { methodsOn } from '../../payment'
import {
  amount,
  block,
  bulletList,
  escapeMarkdown,
  fact,
  type Facts,
  numberedLines,
  numberedList,
  table,
} from './fact'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** A method's section with its steps: the page that explains all of them. */
const sectionOf = (code: PaymentCode): string[] => [
  `## ${escapeMarkdown(PAYMENT_NAMES[code])} {#${code.replaceAll('_', '-')}}`,
  '',
  ...numberedLines(allPaymentSteps(code)),
  '',
]

/** How long an order waits for the money of a method. */
function dueOf(code: PaymentCode): string {
  const start = new Date(0)
  const ms = unpaidUntil(code, start)?.getTime()
  if (ms === undefined) return 'Khi nhận hàng'
  return ms % HOUR_MS === 0 ? `${ms / HOUR_MS} giờ từ lúc đặt` : `${ms / MINUTE_MS} phút từ lúc đặt`
}

/** Methods, their steps and their times, from what checkout and orders go by. */
export const paymentFacts = (): Facts => ({
  payment_methods: bulletList(methodsOn().map((code) => PAYMENT_NAMES[code])),
  payment_steps: block(methodsOn().flatMap(sectionOf)),
  payment_due: table(
    ['Cách thanh toán', 'Bạn trả trong'],
    methodsOn().map((code) => [PAYMENT_NAMES[code], dueOf(code)]),
  ),
  steps_cash_on_delivery: numberedList(allPaymentSteps('cash_on_delivery')),
  steps_bank_transfer: numberedList(allPaymentSteps('bank_transfer')),
  steps_card: numberedList(allPaymentSteps('credit_debit_card')),
  steps_wallet: numberedList(walletSteps()),
  retry_window_minutes: amount(RETRY_LAST_MS / MINUTE_MS, 'phút'),
  transfer_due: amount(TRANSFER_HOURS, 'giờ'),
  transfer_check_days: amount(VERIFICATION_DAYS, 'ngày'),
  provider_due: amount(PROVIDER_MS / MINUTE_MS, 'phút'),
  cod_limit: fact(dong(COD_LIMIT)),
})
