'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { closeOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import type { OrderPayment } from '@/domain/order/payment/payment'
import { formatMoney } from '@/lib/format'
import { CopyValue } from '../result/transfer/copy-value'
import { DueTime } from '@/components/orders/parts/due-time'
import { isPaymentCode, paymentNameOf } from '@/domain/order/payment/payment-methods'
import { paymentSteps } from '@/domain/order/payment/payment-steps'
import { howToPayOverlay, type HowToPayProps } from '../payment/overlays'
import { reloadOrders, useOrderPayment } from '../result/order-calls'
import { ProofForm } from '../result/transfer/proof-form'
import { TransferPanel } from '../result/transfer/transfer-panel'

/** Payment instructions of a waiting order, step by step (ORD-40); for a transfer also the button that reports it. */
export default function HowToPay({ orderId, orderKey, isConfirming = false, onChanged }: HowToPayProps) {
  const t = useTranslations('payment.howTo')
  const [isWhole, setWhole] = useState(!isConfirming)
  const { payment, hasFailed, refresh } = useOrderPayment(orderId, orderKey)
  const changed = () => {
    void refresh()
    reloadOrders()
    onChanged?.()
  }
  return (
    <OverlayFrame title={t(isWhole ? 'title' : 'confirmTitle')}>
      <div className="grid gap-5 p-5">
        {payment ? (
          <Content
            payment={payment}
            orderKey={orderKey}
            isWhole={isWhole}
            onWhole={() => setWhole(true)}
            onChanged={changed}
          />
        ) : hasFailed ? (
          <div role="alert" className="grid justify-items-start gap-4">
            <p>{t('loadFailed')}</p>
            <Button variant="secondary" onClick={() => void refresh()}>
              {t('retry')}
            </Button>
          </div>
        ) : (
          <div role="status" aria-label={t('loading')} className="h-96 animate-pulse rounded-lg bg-sand/60" />
        )}
      </div>
    </OverlayFrame>
  )
}

interface ContentProps {
  payment: OrderPayment
  orderKey?: string
  isWhole: boolean
  onWhole: () => void
  onChanged: () => void
}

function Content({ payment, orderKey, isWhole, onWhole, onChanged }: ContentProps) {
  const t = useTranslations('payment.howTo')
  if (payment.state !== 'pending')
    return (
      <>
        <p>{t(payment.state === 'failed' ? 'ended' : 'settled')}</p>
        <Button variant="secondary" onClick={() => closeOverlay(howToPayOverlay)}>
          {t('close')}
        </Button>
      </>
    )
  const isTransfer = payment.method === 'bank_transfer'
  if (isTransfer && !isWhole)
    return (
      <>
        <AmountToPay payment={payment} onOver={onChanged} />
        <ProofForm payment={payment} orderKey={orderKey} onSent={onChanged} />
        <Button variant="secondary" onClick={onWhole}>
          {t('showAll')}
        </Button>
      </>
    )
  return (
    <>
      <p className="font-display text-lg">{paymentNameOf(payment.method)}</p>
      {!isTransfer && <AmountToPay payment={payment} onOver={onChanged} />}
      <Steps payment={payment} />
      {isTransfer && <TransferPanel payment={payment} orderKey={orderKey} onChanged={onChanged} />}
    </>
  )
}

/** Steps of the method; a general text for one that the shop does not know. */
function Steps({ payment: { method, amount, reference_code } }: { payment: OrderPayment }) {
  const t = useTranslations('payment.howTo')
  if (!isPaymentCode(method)) return <p>{t('general')}</p>
  return (
    <ol className="grid list-decimal gap-2 pl-5 text-sm marker:font-semibold marker:text-accent">
      {paymentSteps(method, { amount: formatMoney(amount), reference: reference_code }).map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}

/** Until when, how much, and with which reference to pay. */
function AmountToPay({ payment, onOver }: { payment: OrderPayment; onOver: () => void }) {
  const t = useTranslations('payment.howTo')
  return (
    <>
      {payment.due_at && <DueTime at={payment.due_at} onOver={onOver} />}
      <dl>
        <CopyValue
          label={t('amount')}
          shown={formatMoney(payment.amount)}
          value={String(payment.amount)}
          isStrong
        />
        <CopyValue label={t('reference')} shown={payment.reference_code} isStrong />
      </dl>
    </>
  )
}
