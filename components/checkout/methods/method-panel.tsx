'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { isPaymentCode, PAYMENT_METHODS, type PaymentCode } from '@/domain/order/payment/payment-methods'
import { formatMoney } from '@/lib/format'

/** Key of a method's explanation. */
type Words = 'cash_on_delivery' | 'bank_transfer' | 'credit_debit_card' | 'wallet'

function wordsFor(code: PaymentCode): Words {
  if (code === 'cash_on_delivery' || code === 'bank_transfer' || code === 'credit_debit_card') return code
  return 'wallet'
}

/** Whether a method has an explanation. */
export const hasPanel = (code: string): code is PaymentCode =>
  isPaymentCode(code) && PAYMENT_METHODS[code].is_offered

interface MethodPanelProps {
  id: string
  code: PaymentCode
  name: string
  /** dong */
  total: number
  /** changes when Back asked for the panel */
  called: number
}

/** Explanation of the chosen method, below its card. */
export function MethodPanel({ id, code, name, total, called }: MethodPanelProps) {
  const t = useTranslations('payment.panel')
  const box = useRef<HTMLElement>(null)
  const seen = useRef(called)
  useEffect(() => {
    if (called === seen.current) return
    seen.current = called
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [called])
  const values = { name, total: formatMoney(total) }
  return (
    <section
      ref={box}
      id={id}
      tabIndex={-1}
      aria-label={t('title', { name })}
      className="mt-2 rounded-lg bg-sand px-4 py-3.5 outline-offset-2"
    >
      <ul className="grid list-disc gap-1.5 pl-5 text-sm marker:text-accent">
        {(['first', 'second', 'third'] as const).map((line) => (
          <li key={line}>{t(`${wordsFor(code)}.${line}`, values)}</li>
        ))}
      </ul>
    </section>
  )
}
