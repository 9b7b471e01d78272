import { useTranslations } from 'next-intl'
import { SurplusMoney } from '@/components/orders/parts/surplus-money'
import { LatePushOffer } from '@/components/push/late-push-offer'
import { ButtonLink } from '@/components/ui/button'
import type { Order } from '@/domain/order/order'
import type { OrderPayment } from '@/domain/order/payment/payment'
import { formatMoney } from '@/lib/format'
import { orderResultPath } from '@/lib/pages/routes'
import { AwaitPayment } from './await-payment'
import { CopyOrderLink } from './copy-order-link'
import { FailedView } from './failed-view'
import { OrderSummary } from './order-summary'
import { OrderTransfer } from './transfer/order-transfer'
import { ResultHead } from './result-head'
import { type PaymentStatus, paymentStatusOf } from './payment-status'

interface SuccessViewProps {
  order: Order
  payment: OrderPayment
  /** a guest's order key */
  orderKey: string | null
}

const LOOKS = {
  transfer: 'waiting',
  checking: 'waiting',
  confirming: 'waiting',
  paid: 'done',
  cod: 'done',
  free: 'done',
  ended: 'failed',
} as const satisfies Record<Exclude<PaymentStatus, 'refused'>, string>

/** /order/success: the order and what happens next (PAY-05). */
export function SuccessView({ order, payment, orderKey }: SuccessViewProps) {
  const t = useTranslations('payment.success')
  const status = paymentStatusOf(order, payment)
  // Refused while the page was elsewhere: nothing is waited for.
  if (status === 'refused') return <FailedView order={order} payment={payment} orderKey={orderKey} />
  const isGuest = orderKey !== null
  const amount = formatMoney(payment.amount)
  return (
    <>
      <ResultHead look={LOOKS[status]} title={t(`${status}.title`)} order={order}>
        <p>{t(`${status}.text`, { amount })}</p>
        {order.contact.email && status !== 'ended' && <p>{t('mailed', { email: order.contact.email })}</p>}
      </ResultHead>
      <SurplusMoney surplus={payment.surplus} className="mx-auto mt-6 max-w-xl" />
      {status === 'confirming' && (
        <AwaitPayment
          orderId={order._id}
          orderKey={orderKey ?? undefined}
          method={order.payment_method.code}
          mayRetry={order.actions.includes('retry')}
        />
      )}
      {payment.accounts.length > 0 && <OrderTransfer payment={payment} orderKey={orderKey ?? undefined} />}
      {isGuest && <CopyOrderLink orderId={order._id} orderKey={orderKey} />}
      {!isGuest && status !== 'ended' && <LatePushOffer topic="order" className="mt-6" />}
      <NextSteps status={status} order={order} />
      <OrderSummary order={order} hasPoints={!isGuest && status !== 'ended'} />
      <p className="mt-8 grid gap-3 tablet:flex tablet:justify-center">
        {status === 'ended' ? (
          <ButtonLink href={orderResultPath('failed', order._id, orderKey)}>{t('whatNow')}</ButtonLink>
        ) : (
          !isGuest && <ButtonLink href="/my-orders">{t('myOrders')}</ButtonLink>
        )}
        <ButtonLink href="/" variant="secondary">
          {t('goOn')}
        </ButtonLink>
      </p>
    </>
  )
}

/** The next steps, in order. */
function NextSteps({ status, order }: { status: PaymentStatus; order: Order }) {
  const t = useTranslations('payment.success.next')
  if (status === 'ended') return null
  const ways = order.store ? 'pickup' : order.shipping.code === 'email' ? 'email' : 'delivery'
  const first = status === 'paid' || status === 'free' ? 'paid' : status
  // News of an order go to its address: without one the order itself tells them.
  const last = order.contact.email || ways === 'email' ? t(`${ways}.third`) : t(`unmailed.${ways}`)
  const steps = [t(`first.${first}`), t(`${ways}.second`), last]
  return (
    <section className="mt-8" aria-label={t('title')}>
      <h2 className="mb-4 font-display text-xl">{t('title')}</h2>
      <ol className="grid gap-3 tablet:grid-cols-3 tablet:gap-5">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3 text-sm">
            <span className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft text-xs font-semibold text-accent-dark">
              {index + 1}
            </span>
            <span className="pt-1">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
