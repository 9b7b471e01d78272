'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import type { OrderPayment } from '@/domain/order/payment/payment'
import { useOrderPayment } from '../order-calls'
import { TransferPanel } from './transfer-panel'

/** The transfer panel on the order's own page, which reloads the order after each change. */
export function OrderTransfer({ payment: first, orderKey }: { payment: OrderPayment; orderKey?: string }) {
  const t = useTranslations('payment.transfer')
  const router = useRouter()
  const { payment = first, refresh } = useOrderPayment(first.order_id, orderKey, first)
  if (payment.accounts.length === 0) return null
  return (
    <section aria-label={t('title')} className="mt-8 rounded-lg border border-line p-4 tablet:p-6">
      <h2 className="mb-4 font-display text-xl">{t('title')}</h2>
      <TransferPanel
        payment={payment}
        orderKey={orderKey}
        onChanged={() => {
          void refresh()
          router.refresh()
        }}
      />
    </section>
  )
}
