'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useRef } from 'react'
import type { Order } from '@/domain/order/order'
import { useMember } from '@/lib/client/member'
import { changeSearch, useSearch } from '@/lib/client/search'
import { MY_ORDERS, NO_NARROWING, type OrderFilter, readFilter, readOrderId, writeNarrowing } from './address'
import { type OrderCommands, OrderCommandsContext } from './commands'
import { OrderList } from './order-list'
import { OrderSkeleton } from './order-skeleton'
import { useBuckets } from './use-buckets'
import { showOrder } from './use-order'
import { useOrders } from './use-orders'
import { usePageTurn } from './use-page-turn'
import { useReorder } from '@/components/order-parts/use-reorder'

const OrderDetail = lazy(() => import('./order-detail'))

interface MyOrdersProps {
  /** for whom the page was made; another member may sign in on it */
  memberId: number
}

/** My orders (spec 2 §2), of whoever is signed in: for another member the page begins anew. */
export function MyOrders({ memberId }: MyOrdersProps) {
  const { status, user } = useMember()
  const owner = status === 'visitor' ? null : (user?.id ?? memberId)
  return <OrdersOf key={owner ?? 'nobody'} owner={owner} />
}

/** The list, and over it the order the address opens. */
function OrdersOf({ owner }: { owner: number | null }) {
  const t = useTranslations('orders')
  const search = useSearch(MY_ORDERS)
  const query = search === null ? null : new URLSearchParams(search)
  const filter = query && readFilter(query)
  const openId = query && readOrderId(query)
  const list = useOrders(owner, filter)
  const buckets = useBuckets(owner, filter)
  const reordering = useReorder()
  /** an order was opened from the list, so that Back leads to it */
  const isOpenedHere = useRef(false)
  usePageTurn(openId)

  const commands: OrderCommands = {
    ...reordering,
    changed: async (order?: Order) => {
      const id = order?._id ?? openId
      if (owner !== null && id !== null) void showOrder(owner, id, order)
      void buckets.refresh()
      if (order) await list.replace(order)
      await list.refresh()
    },
    open: (id) => {
      isOpenedHere.current = true
      changeSearch('push', { order: id })
    },
  }
  const close = () => {
    if (isOpenedHere.current) window.history.back()
    else changeSearch('push', { order: null })
    isOpenedHere.current = false
  }
  const turnTo = (tab: OrderFilter['tab']) =>
    changeSearch('push', {
      ...(tab === 'pickup' && writeNarrowing({ groups: [], type: '' })),
      tab: tab === 'pickup' ? tab : null,
    })

  return (
    <OrderCommandsContext value={commands}>
      {openId !== null && (
        <Suspense fallback={<OrderSkeleton label={t('detail.loading')} cards={1} />}>
          <OrderDetail
            key={openId}
            id={openId}
            owner={owner}
            known={list.orders?.find(({ _id }) => _id === openId)}
            onClose={close}
          />
        </Suspense>
      )}
      <div hidden={openId !== null}>
        <h1
          tabIndex={-1}
          data-orders-title
          className="outline-none mb-4 font-display text-2xl tablet:mb-6 tablet:text-3xl"
        >
          {t('title')}
        </h1>
        {filter ? (
          <OrderList
            filter={filter}
            list={list}
            buckets={buckets}
            isLeft={owner === null}
            onTab={turnTo}
            onChange={(change) => changeSearch('push', writeNarrowing(change))}
            onClear={() => changeSearch('push', writeNarrowing(NO_NARROWING))}
          />
        ) : (
          <OrderSkeleton label={t('loading')} />
        )}
      </div>
    </OrderCommandsContext>
  )
}
