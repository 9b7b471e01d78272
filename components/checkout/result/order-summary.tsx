import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { formatEstimate } from '@/components/checkout/shipping/delivery-estimate'
import { GoodsLines } from '@/components/checkout/bag/goods-lines'
import { linesOfOrder } from '@/components/checkout/bag/shown-lines'
import { Totals } from '@/components/checkout/bag/totals'
import { maskPhone } from '@/domain/account/phone'
import type { Order } from '@/domain/order/order'
import { paymentNameOf } from '@/domain/order/payment/payment-methods'

interface OrderSummaryProps {
  order: Order
  /** its points will be credited to the viewer */
  hasPoints: boolean
}

/** The ordered goods, delivery, payment method and total. */
export function OrderSummary({ order, hasPoints }: OrderSummaryProps) {
  const t = useTranslations('payment.result')
  return (
    <section
      aria-label={t('summary')}
      className="mt-8 grid gap-6 rounded-lg border border-line bg-white p-4 tablet:grid-cols-2 tablet:gap-10 tablet:p-6"
    >
      <div>
        <h2 className="mb-3 font-semibold">{t('goods')}</h2>
        <GoodsLines lines={linesOfOrder(order)} />
      </div>
      <div className="grid content-start gap-5">
        <dl className="grid gap-4 text-sm">
          <Place order={order} />
          <Fact label={t('method')}>
            <MethodText order={order} />
          </Fact>
          {order.invoice && <Fact label={t('invoice')}>{order.invoice.name}</Fact>}
          {order.note && <Fact label={t('note')}>{order.note}</Fact>}
          {order.is_gift && <Fact label={t('gift')}>{t('giftYes')}</Fact>}
        </dl>
        <Totals
          entries={order.price.entries}
          pointsUsed={order.price.points_used}
          total={order.price.total}
          earnedPoints={hasPoints ? order.price.earned_points : 0}
        />
      </div>
    </section>
  )
}

function MethodText({ order: { payment_method: method, price } }: { order: Order }) {
  const t = useTranslations('payment.result')
  return price.total === 0 ? t('nothingToPay') : paymentNameOf(method.code, method.name)
}

function Place({ order: { store, shipping, contact } }: { order: Order }) {
  const t = useTranslations('payment.result')
  const { delivery_address: address, estimate } = shipping
  const days = estimate && formatEstimate(estimate)
  if (store)
    return (
      <Fact label={t('store')}>
        {store.name}
        <span className="block text-muted">{store.address}</span>
        <span className="block text-muted">{store.phone}</span>
        {days && <span className="block text-success">{t('ready', { days })}</span>}
      </Fact>
    )
  if (!address)
    return (
      <Fact label={t('byEmail')}>
        {contact.name}
        {contact.email && <span className="block text-muted">{contact.email}</span>}
      </Fact>
    )
  return (
    <Fact label={t('address')}>
      {address.recipient_name} · {maskPhone(address)}
      <span className="block">{[address.street1, address.street2].filter(Boolean).join(', ')}</span>
      <span className="block text-muted">
        {[address.ward, address.district, address.province].filter(Boolean).join(', ')}
      </span>
      {days && <span className="block text-success">{t('arrives', { days })}</span>}
    </Fact>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
