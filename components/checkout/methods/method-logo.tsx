import Image from 'next/image'
import { isPaymentCode, type PaymentCode } from '@/domain/order/payment/payment-methods'

/** Marks a way to pay is recognised by, where they are others than its own. */
const MARKS: Partial<Record<PaymentCode, readonly string[]>> = {
  bank_transfer: ['vietqr'],
  onepay: ['onepay', 'napas'],
  credit_debit_card: ['visa', 'mastercard', 'jcb'],
}

/** The marks of a way to pay; they say nothing, as its name stands beside them. */
export function MethodLogo({ code, className = '' }: { code: string; className?: string }) {
  if (!isPaymentCode(code)) return null
  const marks = MARKS[code] ?? [code]
  const size = marks.length > 1 ? 'h-6 w-9' : 'h-8 w-12'
  return (
    <span className={`flex shrink-0 gap-1 ${className}`}>
      {marks.map((mark) => (
        <Image
          key={mark}
          src={`/payment/${mark}.svg`}
          alt=""
          width={48}
          height={32}
          unoptimized
          className={size}
        />
      ))}
    </span>
  )
}
