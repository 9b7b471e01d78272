import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import type { Order } from '@/domain/order/order'
import type { OrderPayment } from '@/domain/order/payment/payment'
import { formatMoney } from '@/lib/format'
import { orderResultPath } from '@/lib/pages/routes'
import { AwaitPayment } from './await-payment'
import { KeepLink } from './copy-order-link'
import { OrderSummary } from './order-summary'
import { OrderTransfer } from './order-transfer'
import { ResultHead } from './result-head'
import { type Story, storyOf } from './payment-status'

interface SuccessViewProps {
  order: Order
  payment: OrderPayment
  /** of a guest */
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
} as const satisfies Record<Story, string>

/** /order/success: what was ordered and what happens next (PAY-05). */
export function SuccessView({ order, payment, orderKey }: SuccessViewProps) {
  const t = useTranslations('payment.success')
  const story = storyOf(order, payment)
  const isGuest = orderKey !== null
  const amount = formatMoney(payment.amount)
  return (
    <>
      <ResultHead look={LOOKS[story]} title={t(`${story}.title`)} order={order}>
        <p>{t(`${story}.text`, { amount })}</p>
        {order.contact.email && story !== 'ended' && <p>{t('mailed', { email: order.contact.email })}</p>}
      </ResultHead>
      {story === 'confirming' && (
        <AwaitPayment
          orderId={order._id}
          orderKey={orderKey ?? undefined}
          method={order.payment_method.code}
          mayRetry={order.actions.includes('retry')}
        />
      )}
      {payment.accounts.length > 0 && <OrderTransfer payment={payment} orderKey={orderKey ?? undefined} />}
      {isGuest && <KeepLink orderId={order._id} orderKey={orderKey} />}
      <NextSteps story={story} order={order} />
      <OrderSummary order={order} hasPoints={!isGuest && story !== 'ended'} />
      <p className="mt-8 grid gap-3 tablet:flex tablet:justify-center">
        {story === 'ended' ? (
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

/** What happens from here on, in the order it does. */
function NextSteps({ story, order }: { story: Story; order: Order }) {
  const t = useTranslations('payment.success.next')
  if (story === 'ended') return null
  const ways = order.store ? 'pickup' : order.shipping.code === 'email' ? 'email' : 'delivery'
  const first = story === 'paid' || story === 'free' ? 'paid' : story
  const steps = [t(`first.${first}`), t(`${ways}.second`), t(`${ways}.third`)]
  return (
    <section className="mt-8" aria-label={t('title')}>
      <h2 className="mb-4 font-display text-xl font-normal">{t('title')}</h2>
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
