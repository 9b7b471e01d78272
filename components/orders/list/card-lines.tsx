'use client'

import { useTranslations } from 'next-intl'
import { ProductPicture } from '@/components/goods/picture'
import { amountOf } from '@/domain/bag/line'
import type { Order, OrderLineView } from '@/domain/order/order'
import { formatMoney, formatNumber } from '@/lib/format'

/** Lines shown on a card; the rest is in the detail. */
const SHOWN = 2

/** The first products of an order. */
export function CardLines({ order }: { order: Order }) {
  const t = useTranslations('orders.card')
  const rest = order.products.length - SHOWN
  const free = order.free_products.reduce((sum, { quantity }) => sum + quantity, 0)
  const more = [
    rest > 0 ? t('moreLines', { count: formatNumber(rest) }) : '',
    free > 0 ? t('free', { count: formatNumber(free) }) : '',
  ].filter(Boolean)
  return (
    <>
      <ul className="grid gap-3">
        {order.products.slice(0, SHOWN).map((line) => (
          <li key={line.line_id}>
            <CardLine line={line} />
          </li>
        ))}
      </ul>
      {more.length > 0 && <p className="mt-2 text-sm text-muted">{more.join(' · ')}</p>}
    </>
  )
}

function CardLine({ line }: { line: OrderLineView }) {
  const t = useTranslations('orders.card')
  const facts = [
    line.variant,
    line.is_pre_order ? t('preOrder') : '',
    line.egift_info ? t('egift') : '',
    t('quantity', { count: formatNumber(line.quantity) }),
  ].filter(Boolean)
  return (
    <div className="flex items-start gap-3 text-sm">
      <ProductPicture
        image={line.image_url ? { url: line.image_url } : undefined}
        alt=""
        sizes={64}
        className="size-16 shrink-0 rounded-md"
      />
      <div className="min-w-0 grow">
        <p className="text-xs text-muted">{line.brand.name}</p>
        <p className="product-name">{line.name}</p>
        <p className="text-xs text-muted">{facts.join(' · ')}</p>
      </div>
      <p className="shrink-0 font-semibold tabular-nums">{formatMoney(amountOf(line))}</p>
    </div>
  )
}
