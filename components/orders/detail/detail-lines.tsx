'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ProductPicture } from '@/components/goods/picture'
import { LineReview } from '@/components/reviews/write/waiting/line-review'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { amountOf } from '@/domain/bag/line'
import type { GoodsView } from '@/domain/bag/view'
import type { Order, OrderLineView } from '@/domain/order/order'
import { formatMoney, formatNumber, formatDate } from '@/lib/format'
import { productPath } from '@/lib/pages/routes'
import type { EgiftInfo } from '@/domain/bag/egift'
import { Block, Fact } from './block'

/** All lines of an order, free goods included. */
export function DetailLines({ order }: { order: Order }) {
  const t = useTranslations('orders.detail')
  return (
    <Block title={t('products')}>
      <ul className="divide-y divide-line">
        {order.products.map((line) => (
          <li key={line.line_id} className="py-4 first:pt-0 last:pb-0">
            <Line line={line} />
            <LineReview order={order} productId={line.product_id} name={line.name} />
          </li>
        ))}
      </ul>
      {order.free_products.length > 0 && (
        <>
          <h3 className="mt-5 mb-3 text-sm">{t('free')}</h3>
          <ul className="grid gap-3">
            {order.free_products.map((line) => (
              <li key={line.line_id}>
                <Goods goods={line} quantity={line.quantity} price={t('freePrice')}>
                  {line.offer_name && <p className="text-xs text-accent">{line.offer_name}</p>}
                </Goods>
              </li>
            ))}
          </ul>
        </>
      )}
    </Block>
  )
}

function Line({ line }: { line: OrderLineView }) {
  const t = useTranslations('orders')
  return (
    <Goods goods={line} quantity={line.quantity} price={<LinePrice line={line} />}>
      {line.is_pre_order && <Badge tone="gold">{t('card.preOrder')}</Badge>}
      {line.pack_detail.length > 0 && (
        <div className="mt-1 text-xs text-muted">
          <p>{t('detail.packItems')}</p>
          <ul>
            {line.pack_detail.map((item) => (
              <li key={item.combination_id}>
                {t('detail.packItem', {
                  count: formatNumber(item.quantity),
                  name: [item.name, item.variant].filter(Boolean).join(', '),
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {line.egift_info && <EgiftBlock egift={line.egift_info} />}
    </Goods>
  )
}

/** What the goods cost as they were bought; vouchers are steps of the total. */
function LinePrice({ line }: { line: OrderLineView }) {
  const amount = amountOf(line)
  const listAmount = line.list_price * line.quantity
  return (
    <>
      <span className="block font-semibold">{formatMoney(amount)}</span>
      {listAmount > amount && <s className="block text-xs text-muted">{formatMoney(listAmount)}</s>}
    </>
  )
}

interface GoodsProps {
  goods: GoodsView
  quantity: number
  price: ReactNode
  children?: ReactNode
}

function Goods({ goods, quantity, price, children }: GoodsProps) {
  const t = useTranslations('orders.card')
  const href = productPath({
    id: goods.product_id,
    slug: goods.slug,
    default_category: { slug: goods.category_slug },
  })
  return (
    <div className="flex items-start gap-3 text-sm">
      <ProductPicture
        image={goods.image_url ? { url: goods.image_url } : undefined}
        alt=""
        sizes={80}
        className="size-20 shrink-0 rounded-md"
      />
      <div className="min-w-0 grow">
        <p className="text-xs text-muted">{goods.brand.name}</p>
        <Link href={href} prefetch={false} className="underline-offset-4 hover:text-accent hover:underline">
          {goods.name}
        </Link>
        <p className="text-xs text-muted">
          {[goods.variant, t('quantity', { count: formatNumber(quantity) })].filter(Boolean).join(' · ')}
        </p>
        {children}
      </div>
      <p className="shrink-0 text-right tabular-nums">{price}</p>
    </div>
  )
}

/** Recipient of an electronic gift card, as given by the buyer. */
function EgiftBlock({ egift }: { egift: EgiftInfo }) {
  const t = useTranslations('orders.egift')
  return (
    <div className="mt-2 rounded-md bg-accent-soft px-3 py-2">
      <p className="flex items-center gap-2 text-sm font-semibold text-accent-dark">
        <Icon name="gift" size={16} />
        {t('title')}
      </p>
      <dl>
        <Fact name={t('from')}>{egift.sender_name}</Fact>
        <Fact name={t('to')}>{egift.recipient_name}</Fact>
        <Fact name={t('email')}>{egift.recipient_email}</Fact>
        <Fact name={t('date')}>{formatDate(egift.delivery_date)}</Fact>
        {egift.message && (
          <div className="py-1 text-sm">
            <dt className="text-muted">{t('message')}</dt>
            <dd className="break-words whitespace-pre-line">{egift.message}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
