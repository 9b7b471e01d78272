import Image from 'next/image'
import { isPaymentCode } from '@/domain/order/payment-methods'

/** The badge of a way to pay; says nothing, as its name stands beside it. */
export function MethodLogo({ code, className = '' }: { code: string; className?: string }) {
  if (!isPaymentCode(code)) return null
  return (
    <Image
      src={`/payment/${code}.svg`}
      alt=""
      width={48}
      height={32}
      unoptimized
      className={`h-8 w-12 shrink-0 ${className}`}
    />
  )
}
