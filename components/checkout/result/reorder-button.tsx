'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useReorder } from '@/components/orders/parts/use-reorder'
import { cancellationOverlay } from '@/components/orders/overlays'
import { openOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import type { Order } from '@/domain/order/order'
import { productPath } from '@/lib/pages/routes'

interface ReorderButtonProps {
  order: Order
  /** a guest's order key */
  orderKey?: string
  variant?: 'primary' | 'secondary'
}

/**
 * ĐẶT LẠI: the same goods in a new bag; for an order that could still be paid HỦY & ĐẶT LẠI, so that nothing is bought twice. A guest's
 * order belongs to the bag of one device: other devices show its products instead.
 */
export function ReorderButton({ order, orderKey, variant }: ReorderButtonProps) {
  const t = useTranslations('payment.failure')
  const router = useRouter()
  const { reordering, reorder, isElsewhere } = useReorder()
  const isBusy = reordering !== null
  const isCancelled = order.actions.includes('cancel_and_reorder')
  if (isElsewhere) return <Products products={order.products} />

  const cancelFirst = () =>
    openOverlay(cancellationOverlay, {
      orderId: order._id,
      referenceCode: order.reference_code,
      orderKey,
      isReordered: true,
      onCancelled: () => void reorder(order.cart_id),
      onRefused: () => router.refresh(),
    })
  return (
    <Button
      size="lg"
      variant={variant}
      aria-haspopup={isCancelled ? 'dialog' : undefined}
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (isBusy) return
        if (isCancelled) cancelFirst()
        else void reorder(order.cart_id)
      }}
    >
      {isBusy && <Spinner className="size-5" />}
      {t(isCancelled ? 'cancelAndReorder' : 'reorder')}
    </Button>
  )
}

function Products({ products }: Pick<Order, 'products'>) {
  const t = useTranslations('orders')
  return (
    <div
      // The pressed button is gone: moves the keyboard focus here.
      ref={(node) => node?.focus({ preventScroll: true })}
      tabIndex={-1}
      role="group"
      aria-label={t('reorder.choose')}
      className="max-w-md rounded-lg bg-sand p-4 text-sm outline-none"
    >
      <p>{t('failure.notHere')}</p>
      <ul>
        {products.map(({ line_id, product_id, name, slug, category_slug }) => (
          <li key={line_id}>
            <Link
              href={productPath({ id: product_id, slug, default_category: { slug: category_slug } })}
              className="inline-flex min-h-11 items-center text-accent underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
