'use client'

import { useTranslations } from 'next-intl'
import { CopyButton } from '@/components/orders/parts/copy-button'
import { DueTime } from '@/components/orders/parts/due-time'
import { useSecondsLeft } from '@/components/orders/parts/use-seconds-left'
import { SurplusMoney } from '@/components/orders/parts/surplus-money'
import type { SurplusEvent } from '@/domain/order/events'
import type { Order } from '@/domain/order/order'
import type { OrderPayment } from '@/domain/order/payment/payment'
import { paymentKindOf } from '@/domain/order/payment/payment-methods'
import { groupOf } from '@/domain/order/states'
import { api } from '@/lib/client/api'
import { useData } from '@/lib/client/use-data'
import { formatMoney } from '@/lib/format'
import { Block, Fact } from './block'
import { useOrderCommands } from '../actions/commands'

/** Payment of an order: method, state, deadline, and the account of a transfer. */
export function PaymentBlock({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const { changed } = useOrderCommands()
  const isWaiting = ['waiting_payment', 'payment_verification'].includes(groupOf(order.state.name))
  const isTransfer = isWaiting && order.payment_method.code === 'bank_transfer'
  // Payments are asked for only where there is more to say than the order knows.
  const { data: payment } = useData(
    isTransfer || countOf(order, 'receive-surplus') > 0
      ? api.payment.orders[':id'].payment.$path({ param: { id: order._id } })
      : null,
    { shouldRetryOnError: false },
  )
  return (
    <Block title={t('detail.payment')}>
      <p className="text-sm font-semibold">{order.payment_method.name}</p>
      <p className={`text-sm ${order.is_paid ? 'text-success' : 'text-muted'}`}>
        {t(`payment.${paymentStanding(order)}`)}
      </p>
      {order.payment_due_at && (
        <div className="mt-3">
          <DueTime at={order.payment_due_at} onOver={() => void changed()} />
        </div>
      )}
      {payment?.has_proof && <p className="mt-3 text-sm text-gold-dark">{t('payment.proof')}</p>}
      {isTransfer && payment && <Transfer payment={payment} />}
      {payment && <SurplusMoney surplus={payment.surplus} className="mt-3" />}
      {!(isTransfer && payment) && order.payment_method.account_number && (
        <dl className="mt-3">
          <Fact name={t('payment.bank')}>{order.payment_method.bank_name}</Fact>
          <Fact name={t('payment.account')}>{order.payment_method.account_number}</Fact>
        </dl>
      )}
    </Block>
  )
}

/** How often an event is in the order's history. */
const countOf = ({ state_histories }: Order, wanted: SurplusEvent): number =>
  state_histories.filter(({ event }) => event === wanted).length

function paymentStanding(order: Order) {
  if (order.state.id === 'refund') return 'refunded'
  if (order.price.total === 0) return 'free'
  if (order.is_paid) return groupOf(order.state.name) === 'cancelled_or_refund' ? 'refunding' : 'paid'
  const isEnded = groupOf(order.state.name) === 'cancelled_or_refund'
  const received = countOf(order, 'receive-surplus')
  if (isEnded && received > 0) return countOf(order, 'return-surplus') < received ? 'refunding' : 'refunded'
  return paymentKindOf(order.payment_method.code) === 'cod' && !isEnded ? 'cod' : 'unpaid'
}

function Transfer({ payment }: { payment: OrderPayment }) {
  const t = useTranslations('orders.payment')
  const isOver = useSecondsLeft(payment.due_at) === 0
  // Hidden: money sent now would reach an order that is about to end.
  if (isOver) return null
  const facts = ({ bank, branch, number, holder }: OrderPayment['accounts'][number]) => [
    { name: t('bank'), value: bank },
    ...(branch ? [{ name: t('branch'), value: branch }] : []),
    { name: t('account'), value: number, isCopied: true },
    { name: t('holder'), value: holder },
  ]
  return (
    <div className="mt-3 grid gap-3">
      {payment.accounts.map((account) => (
        <dl key={account.number} className="border-t border-line pt-2">
          {facts(account).map(({ name, value, isCopied }) => (
            <Fact key={name} name={name}>
              <span className="inline-flex items-center gap-1">
                {value}
                {isCopied && <CopyButton text={value} label={name} className="-my-3" />}
              </span>
            </Fact>
          ))}
        </dl>
      ))}
      <dl className="border-t border-line pt-2">
        <Fact name={t('amount')}>
          <strong className="tabular-nums">{formatMoney(payment.amount)}</strong>
        </Fact>
        {payment.transfer_content && (
          <Fact name={t('content')}>
            <span className="inline-flex items-center gap-1 font-semibold">
              {payment.transfer_content}
              <CopyButton text={payment.transfer_content} label={t('content')} className="-my-3" />
            </span>
          </Fact>
        )}
      </dl>
    </div>
  )
}
