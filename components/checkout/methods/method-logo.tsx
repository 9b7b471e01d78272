import { isPaymentCode, type PaymentCode } from '@/domain/order/payment/payment-methods'

/** Logos of a method, where they differ from its own name's. */
const MARKS: Partial<Record<PaymentCode, readonly string[]>> = {
  bank_transfer: ['vietqr'],
  onepay: ['onepay', 'napas'],
  credit_debit_card: ['visa', 'mastercard', 'jcb'],
}

/** The logos of a payment method; hidden from screen readers, as its name stands beside them. */
export function MethodLogo({ code, className = '' }: { code: string; className?: string }) {
  if (!isPaymentCode(code)) return null
  const marks = MARKS[code] ?? [code]
  const size = marks.length > 1 ? 'h-6 w-9' : 'h-8 w-12'
  return (
    <span className={`flex shrink-0 gap-1 ${className}`}>
      {marks.map((mark) => (
        <img
          key={mark}
          src={`/payment/${mark}.svg`}
          alt=""
          width={48}
          height={32}
          loading="lazy"
          className={size}
        />
      ))}
    </span>
  )
}
