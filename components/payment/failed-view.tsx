import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import { unpaidUntil } from '@/domain/order/due'
import type { Order } from '@/domain/order/order'
import type { OrderPayment } from '@/domain/order/payment'
import { RETRY_LAST_MS } from '@/domain/order/retry'
import { groupOf } from '@/domain/order/states'
import { formatOrderTime } from '@/lib/format'
import { orderResultPath } from '@/lib/routes'
import { OrderSummary } from './order-summary'
import { ReorderButton } from './reorder-button'
import { ResultHead } from './result-head'
import { RetryButton } from './retry-button'
import { storyOf } from './story'

interface FailedViewProps {
  order: Order
  payment: OrderPayment
  /** of a guest */
  orderKey: string | null
  /** a card has reasons of its own to be refused */
  isCard?: boolean
}

/** /order/failed and /order/credit-card-failed: what happened, and the way to the goods all the same (issue 4 §2). */
export function FailedView({ order, payment, orderKey, isCard = false }: FailedViewProps) {
  const t = useTranslations('payment.failure')
  const story = storyOf(order, payment)
  const mayRetry = order.actions.includes('retry')
  // Paid meanwhile, or never to be paid online: nothing has failed.
  const isWell = story !== 'ended' && story !== 'confirming'
  if (isWell)
    return (
      <>
        <ResultHead look="done" title={t('well.title')} order={order}>
          <p>{t('well.text')}</p>
        </ResultHead>
        <p className="mt-6 text-center">
          <ButtonLink href={orderResultPath('success', order._id, orderKey)}>{t('well.look')}</ButtonLink>
        </p>
        <OrderSummary order={order} isGuest={orderKey !== null} />
      </>
    )

  const isCancelled = order.state.id === 'cancelled' && !mayRetry
  const title = isCancelled
    ? 'cancelled'
    : order.state.id === 'expired'
      ? 'expired'
      : isCard
        ? 'card'
        : 'payment'
  return (
    <>
      <ResultHead look="failed" title={t(`${title}.title`)} order={order}>
        {mayRetry && <p className="font-semibold text-ink">{t('tryAgain')}</p>}
        <p>{t(`${title}.text`)}</p>
        <Kept order={order} mayRetry={mayRetry} />
      </ResultHead>
      {isCard && mayRetry && <CardHints />}
      <div className="mt-6 grid gap-3 tablet:flex tablet:items-end tablet:justify-center">
        {mayRetry ? (
          <RetryButton
            orderId={order._id}
            method={order.payment_method.code}
            orderKey={orderKey ?? undefined}
            until={untilRetry(order)}
          />
        ) : order.action_note === 'awaiting_confirmation' ? (
          <p role="status">{t('soon')}</p>
        ) : (
          <ReorderButton cartId={order.cart_id} />
        )}
        <ButtonLink href="/" variant="secondary" size="lg">
          {t('goOn')}
        </ButtonLink>
      </div>
      <OrderSummary order={order} isGuest={orderKey !== null} />
    </>
  )
}

const untilRetry = ({ created_at }: Order) => new Date(Date.parse(created_at) + RETRY_LAST_MS).toISOString()

/** Until when the goods wait, while they do. */
function Kept({ order, mayRetry }: { order: Order; mayRetry: boolean }) {
  const t = useTranslations('payment.failure')
  const isKept = groupOf(order.state.name) === 'waiting_payment'
  const until = unpaidUntil(order.payment_method.code, new Date(order.created_at))
  if (isKept && until) return <p>{t('kept', { time: formatOrderTime(until) })}</p>
  return mayRetry ? <p>{t('notKept')}</p> : <p>{t('over')}</p>
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
