import { useTranslations } from 'next-intl'
import { SurplusMoney } from '@/components/orders/parts/surplus-money'
import { ButtonLink } from '@/components/ui/button'
import type { Order } from '@/domain/order/order'
import type { OrderPayment } from '@/domain/order/payment/payment'
import { retryEndsAt } from '@/domain/order/payment/retry'
import { groupOf } from '@/domain/order/states'
import { orderResultPath } from '@/lib/pages/routes'
import { OrderSummary } from './order-summary'
import { ReorderButton } from './reorder-button'
import { ResultHead } from './result-head'
import { RetryButton } from './retry-button'
import { type PaymentStatus, paymentStatusOf } from './payment-status'

interface FailedViewProps {
  order: Order
  payment: OrderPayment
  /** a guest's order key */
  orderKey: string | null
  /** card payments have failure reasons of their own */
  isCard?: boolean
}

/** /order/failed and /order/credit-card-failed: what happened, and how to get the goods all the same (PAY-05). */
export function FailedView({ order, payment, orderKey, isCard = false }: FailedViewProps) {
  const t = useTranslations('payment.failure')
  const status = paymentStatusOf(order, payment)
  const mayRetry = order.actions.includes('retry')
  const mayReorder = order.actions.some((action) => action === 'reorder' || action === 'cancel_and_reorder')
  // Paid in the meantime, or not to be paid online: nothing has failed.
  const isWell = !['ended', 'confirming', 'refused'].includes(status)
  if (isWell)
    return (
      <>
        <ResultHead look="done" title={t('well.title')} order={order}>
          <p>{t('well.text')}</p>
        </ResultHead>
        <SurplusMoney surplus={payment.surplus} className="mx-auto mt-6 max-w-xl" />
        <p className="mt-6 text-center">
          <ButtonLink href={orderResultPath('success', order._id, orderKey)}>{t('well.look')}</ButtonLink>
        </p>
        <OrderSummary order={order} hasPoints={orderKey === null} />
      </>
    )

  const title = titleOf(order, payment, status, isCard)
  const isUnfinished = title === 'unfinished'
  const hasFailed = title === 'payment' || title === 'card'
  return (
    <>
      <ResultHead
        look={isUnfinished ? 'waiting' : 'failed'}
        title={t(`${title}.title`)}
        order={order}
        state={title === 'cancelledPayment' ? t('cancelledPayment.state') : undefined}
      >
        {mayRetry && hasFailed && <p className="font-semibold text-ink">{t('tryAgain')}</p>}
        <p>{t(`${title}.text`)}</p>
        <p>{t(goodsOf(order, mayRetry))}</p>
      </ResultHead>
      <SurplusMoney surplus={payment.surplus} className="mx-auto mt-6 max-w-xl" />
      {title === 'card' && mayRetry && <CardHints />}
      <div className="mt-6 grid gap-3 tablet:flex tablet:items-end tablet:justify-center">
        {mayRetry && (
          <RetryButton
            orderId={order._id}
            method={order.payment_method.code}
            orderKey={orderKey ?? undefined}
            until={retryEndsAt(order).toISOString()}
          />
        )}
        {order.action_note === 'awaiting_confirmation' && <p role="status">{t('soon')}</p>}
        {mayReorder && (
          <ReorderButton
            order={order}
            orderKey={orderKey ?? undefined}
            variant={mayRetry ? 'secondary' : 'primary'}
          />
        )}
      </div>
      <p className="mt-3 flex flex-wrap justify-center gap-x-2">
        {/* A guest finds the order above the bag of the device that placed it. */}
        <ButtonLink href={orderKey === null ? '/my-orders' : '/order'} variant="quiet">
          {t(orderKey === null ? 'myOrders' : 'bag')}
        </ButtonLink>
        <ButtonLink href="/" variant="quiet">
          {t('goOn')}
        </ButtonLink>
      </p>
      <OrderSummary order={order} hasPoints={false} />
    </>
  )
}

/**
 * Title of what happened. An order that still waits is not called failed: the buyer may have come back by the browser while the provider
 * has reported nothing.
 */
function titleOf(order: Order, payment: OrderPayment, status: PaymentStatus, isCard: boolean) {
  if (status === 'confirming') return 'unfinished'
  if (order.state.id === 'cancelled' && !order.actions.includes('retry')) return 'cancelled'
  if (order.state.id === 'expired') return 'expired'
  // Those words say that no money was taken, which may have been by another attempt.
  if (payment.is_cancelled_by_buyer && payment.surplus.length === 0) return 'cancelledPayment'
  return isCard ? 'card' : 'payment'
}

/** What happens to the goods. The deadline is shown at the button only. */
function goodsOf({ state, action_note }: Order, mayRetry: boolean) {
  const isWaiting = groupOf(state.name) === 'waiting_payment'
  if (isWaiting) return mayRetry || action_note === 'awaiting_confirmation' ? 'waiting' : 'late'
  return mayRetry ? 'notKept' : 'over'
}

function CardHints() {
  const t = useTranslations('payment.failure.hints')
  return (
    <section className="mx-auto mt-6 max-w-xl rounded-lg bg-sand p-5" aria-label={t('title')}>
      <h2 className="mb-2 font-semibold">{t('title')}</h2>
      <ul className="grid list-disc gap-1.5 pl-5 text-sm marker:text-accent">
        {(['secure', 'limit', 'online', 'other'] as const).map((hint) => (
          <li key={hint}>{t(hint)}</li>
        ))}
      </ul>
    </section>
  )
}
