'use client'

import { useTranslations } from 'next-intl'
import { trackingOverlay } from '@/components/orders/overlays'
import { orderPath } from '@/components/orders/filter/filter-url'
import { stateLookOf, stateName } from '@/components/orders/parts/state-look'
import { openOverlay } from '@/components/overlays/store'
import { Badge } from '@/components/ui/badge'
import { Button, ButtonLink } from '@/components/ui/button'
import { Texts } from '@/components/ui/texts'
import type { Order } from '@/domain/order/order'
import { api } from '@/lib/client/api'
import { usePage } from '@/lib/client/use-data'
import { formatDate, formatOrderTime } from '@/lib/format'
import helpParts from '@/messages/vi/helpParts.json'
import orders from '@/messages/vi/orders.json'

const messages = { helpParts: { order: helpParts.order }, orders: { state: orders.state } }

const LATEST = { skip: '0', limit: '1', sort: '-created_at' }

/** The member's latest order and its state. Nothing for a member without orders, or when they cannot be read: the article stands by itself. */
export default function LatestOrder() {
  const { data } = usePage(api.order.user.me.orders.$path({ query: LATEST }))
  const order = data?.data[0]
  return (
    order && (
      <Texts messages={messages}>
        <OrderAnswer order={order} />
      </Texts>
    )
  )
}

function OrderAnswer({ order }: { order: Order }) {
  const t = useTranslations('helpParts.order')
  const states = useTranslations('orders')
  const { _id, reference_code, created_at, state, shipping } = order
  const name = stateName(state)
  return (
    <section aria-label={t('title')} className="mb-8 max-w-xl rounded-lg border border-line bg-white p-5">
      <h2 className="text-sm text-muted">{t('title')}</h2>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="text-lg">{t('code', { code: reference_code })}</b>
        <Badge tone={stateLookOf(state.color).tone}>
          {'key' in name ? states(`state.${name.key}`) : name.text}
        </Badge>
      </p>
      <p className="mt-1 text-sm text-muted">
        <time dateTime={created_at}>{t('placed', { date: formatOrderTime(created_at) })}</time>
      </p>
      <Expected order={order} />
      <div className="mt-4 flex flex-wrap gap-3">
        {shipping.can_track_order && (
          <Button aria-haspopup="dialog" onClick={() => openOverlay(trackingOverlay, { orderId: _id })}>
            {t('track')}
          </Button>
        )}
        <ButtonLink href={orderPath(_id)} variant="secondary">
          {t('all')}
        </ButtonLink>
      </div>
    </section>
  )
}

const UNDER_WAY = new Set([
  'order_verified',
  'picking_in_progress',
  'packed',
  'delivery_slip_printed',
  'shipped',
  'in_transit',
  'delivering',
])

/** When the parcel is expected, while it is under way. */
function Expected({ order: { state, shipping } }: { order: Order }) {
  const t = useTranslations('helpParts.order')
  if (state.id === 'ready_to_pickup') return <p className="mt-2">{t('ready')}</p>
  if (!shipping.estimate || !UNDER_WAY.has(state.id)) return null
  const { from, to } = shipping.estimate
  return (
    <p className="mt-2">
      {from === to
        ? t('expectedDay', { day: formatDate(from) })
        : t('expected', { from: formatDate(from), to: formatDate(to) })}
    </p>
  )
}
