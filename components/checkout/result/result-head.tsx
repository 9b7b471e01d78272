import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { stateName } from '@/components/orders/parts/state-look'
import { Icon } from '@/components/ui/icon'
import type { Order } from '@/domain/order/order'
import { formatOrderTime } from '@/lib/format'
import { CopyValue } from './transfer/copy-value'

const LOOKS = {
  done: { icon: 'circle-check', tone: 'text-success' },
  waiting: { icon: 'clock', tone: 'text-gold-dark' },
  failed: { icon: 'circle-alert', tone: 'text-sale' },
} as const

interface ResultHeadProps {
  look: keyof typeof LOOKS
  title: string
  order: Order
  /** how the order stands, where more is known than the name of its state */
  state?: string
  children: ReactNode
}

/** The result in short, and the order's number. */
export function ResultHead({ look, title, order, state, children }: ResultHeadProps) {
  const t = useTranslations('payment.result')
  const tOrders = useTranslations('orders')
  const name = stateName(order.state)
  const { icon, tone } = LOOKS[look]
  return (
    <header className="grid justify-items-center gap-3 text-center">
      <Icon name={icon} size={48} className={`[stroke-width:1.25] ${tone}`} />
      <h1 className="font-display text-2xl text-balance tablet:text-3xl">{title}</h1>
      <div className="grid max-w-xl gap-2 text-balance text-muted">{children}</div>
      <dl className="mt-2 w-full max-w-md rounded-lg border border-line bg-white px-5 py-2">
        <CopyValue label={t('reference')} shown={order.reference_code} isStrong />
        <div className="flex min-h-11 items-center justify-between gap-3">
          <dt className="text-sm text-muted">{t('placedAt')}</dt>
          <dd className="tabular-nums">{formatOrderTime(order.created_at)}</dd>
        </div>
        <div className="flex min-h-11 items-center justify-between gap-3">
          <dt className="text-sm text-muted">{t('state')}</dt>
          <dd className="font-semibold">
            {state ?? ('key' in name ? tOrders(`state.${name.key}`) : name.text)}
          </dd>
        </div>
      </dl>
    </header>
  )
}
