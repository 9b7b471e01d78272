'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useRef, useLayoutEffect } from 'react'
import type { Order } from '@/domain/order/order'
import { useMember } from '@/lib/client/member/member'
import { changeAddressQuery, useAddressQuery } from '@/lib/client/browser/address-query'
import { UnpaidOrders } from '@/components/orders/parts/unpaid/unpaid-orders'
import { useReorder } from '@/components/orders/parts/use-reorder'
import { useUnpaidOrders } from '@/components/orders/parts/unpaid/use-unpaid-orders'
import {
  MY_ORDERS,
  NO_NARROWING,
  type OrderFilter,
  readOrderFilter,
  readOrderId,
  writeNarrowing,
} from '../filter/filter-url'
import { type OrderCommands, OrderCommandsContext } from '../actions/commands'
import { useBuckets } from '../filter/use-buckets'
import { showOrder } from '../detail/use-order'
import { OrderList } from './order-list'
import { OrderSkeleton } from './order-skeleton'
import { useOrders } from './use-orders'

const OrderDetail = lazy(() => import('../detail/order-detail'))

interface MyOrdersProps {
  /** the member at render time; another member may sign in later */
  memberId: number
  /** the query of the address at render time; none while it opens an order, which the browser loads */
  search?: string
}

/** My orders (ORD-01) of the signed-in member; remounts for another member. */
export function MyOrders({ memberId, search }: MyOrdersProps) {
  const { status, user } = useMember()
  const owner = status === 'visitor' ? null : (user?.id ?? memberId)
  return <OrdersOf key={owner ?? 'visitor'} owner={owner} firstSearch={search} />
}

/** The list, and over it the order the address opens. */
interface OrdersOfProps {
  owner: number | null
  firstSearch?: string
}

function OrdersOf({ owner, firstSearch }: OrdersOfProps) {
  const t = useTranslations('orders')
  const search = useAddressQuery(MY_ORDERS, firstSearch)
  const query = search === null ? null : new URLSearchParams(search)
  const filter = query && readOrderFilter(query)
  const openId = query && readOrderId(query)
  const list = useOrders(owner, filter)
  const buckets = useBuckets(owner, filter)
  const { unpaid, refresh: refreshUnpaid } = useUnpaidOrders()
  // An order of the list has its buttons there.
  const unlisted = unpaid.filter(({ order_id }) => !list.orders?.some(({ _id }) => _id === order_id))
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
      void refreshUnpaid()
      if (order) await list.replace(order)
      await list.refresh()
    },
    open: (id) => {
      isOpenedHere.current = true
      changeAddressQuery('push', { order: id })
    },
  }
  const close = () => {
    if (isOpenedHere.current) window.history.back()
    else changeAddressQuery('push', { order: null })
    isOpenedHere.current = false
  }
  const turnTo = (tab: OrderFilter['tab']) =>
    changeAddressQuery('push', {
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
        {owner !== null && (
          <UnpaidOrders
            unpaid={unlisted}
            refresh={refreshUnpaid}
            onCancelled={(order) => void commands.changed(order)}
          />
        )}
        {filter ? (
          <OrderList
            filter={filter}
            list={list}
            buckets={buckets}
            hasUnpaid={unlisted.length > 0}
            isLeft={owner === null}
            onTab={turnTo}
            onChange={(change) => changeAddressQuery('push', writeNarrowing(change))}
            onClear={() => changeAddressQuery('push', writeNarrowing(NO_NARROWING))}
          />
        ) : (
          <OrderSkeleton label={t('loading')} />
        )}
      </div>
    </OrderCommandsContext>
  )
}

/**
 * Keeps the list's scroll position while an order is open over it: the order starts at its top, and closing it restores position and focus.
 */
function usePageTurn(openId: string | null): void {
  const place = useRef(0)
  const shown = useRef<string | null>(null)

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = openId
    if (openId !== null) {
      if (before !== openId) window.scrollTo({ top: 0, behavior: 'instant' })
      return
    }
    if (before !== null) {
      window.scrollTo({ top: place.current, behavior: 'instant' })
      document
        .querySelector<HTMLElement>(`[data-order="${CSS.escape(before)}"]`)
        ?.focus({ preventScroll: true })
    }
    const onScroll = () => {
      place.current = window.scrollY
    }
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [openId])
}
