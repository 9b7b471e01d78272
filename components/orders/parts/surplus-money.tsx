import { useTranslations } from 'next-intl'
import { REFUND_DAYS } from '@/domain/constants'
import { paymentNameOf } from '@/domain/order/payment/payment-methods'
import type { SurplusPayment } from '@/domain/order/payment/surplus'
import { formatMoney, formatOrderTime } from '@/lib/format'

interface SurplusMoneyProps {
  surplus: readonly SurplusPayment[]
  className?: string
}

/** Money that came for an order and pays for nothing: what was received, and that it goes back. Nothing where there is none. */
export function SurplusMoney({ surplus, className = '' }: SurplusMoneyProps) {
  const t = useTranslations('orders.surplus')
  if (surplus.length === 0) return null
  const days = REFUND_DAYS.join('–')
  return (
    <section
      aria-label={t('title')}
      className={`grid gap-3 rounded-lg bg-gold-soft p-4 text-sm ${className}`}
    >
      <p className="font-semibold text-gold-dark">{t('title')}</p>
      {surplus.map(({ cause, method, amount, received_at, state }) => (
        <p key={`${method} ${received_at}`}>
          {t(cause, {
            amount: formatMoney(amount),
            method: paymentNameOf(method),
            time: formatOrderTime(received_at),
          })}{' '}
          {t(state, { days })}
        </p>
      ))}
    </section>
  )
}
