'use client'

import { isSignedOut } from '@/lib/client/failure'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, type MouseEvent } from 'react'
import { toast } from '@/components/toasts/toast'
import { formatNumber } from '@/lib/format'
import { countNarrowings, type OrderNarrowing, type OrderFilter, tabPath } from '../filter/filter-url'
import { BucketChips } from '../filter/bucket-chips'
import { FilterBar } from '../filter/filter-bar'
import type { useBuckets } from '../filter/use-buckets'
import { LoadMore } from './load-more'
import { LoadFailed, NoneOfFilter, NoOrders, NoPickups, SignedOut } from './notices'
import { OrderCard } from './order-card'
import { OrderSkeleton } from './order-skeleton'
import type { useOrders } from './use-orders'

const TABS = ['all', 'pickup'] as const

interface OrderListProps {
  filter: OrderFilter
  list: ReturnType<typeof useOrders>
  buckets: ReturnType<typeof useBuckets>
  /** orders that can be paid again are listed above */
  hasUnpaid: boolean
  /** the member signed out */
  isLeft: boolean
  onTab: (tab: OrderFilter['tab']) => void
  onChange: (change: Partial<OrderNarrowing>) => void
  onClear: () => void
}

/** Shows a call's failure once as a toast, unless the page shows it. */
function useFailureToasts(listError: unknown, countError: unknown) {
  const t = useTranslations('orders.failure')
  const isOut = isSignedOut(listError)
  const tell = useEffectEvent((key: 'signIn' | 'tryAgain') => toast.error(t(key)))
  useEffect(() => {
    if (isOut) tell('signIn')
  }, [isOut])
  useEffect(() => {
    if (countError && !isSignedOut(countError)) tell('tryAgain')
  }, [countError])
}

/** My orders as a list: tabs, filters and orders. */
export function OrderList(props: OrderListProps) {
  const { filter, list, buckets, hasUnpaid, isLeft, onTab, onChange, onClear } = props
  const { orders, error } = list
  useFailureToasts(error, buckets.error)
  if (isLeft || isSignedOut(error)) return <SignedOut />
  return (
    <>
      <Tabs tab={filter.tab} onChange={onTab} />
      <div className="mt-4 grid gap-3">
        {filter.tab === 'all' && (
          <BucketChips {...buckets} chosen={filter.groups} onChange={(groups) => onChange({ groups })} />
        )}
        <FilterBar filter={filter} onChange={onChange} onClear={onClear} />
      </div>
      <div className="mt-5">
        {orders && (
          <Orders filter={filter} list={list} orders={orders} hasUnpaid={hasUnpaid} onClear={onClear} />
        )}
        {!orders && !error && <Waiting />}
        {Boolean(error) && !(list.isLoading && orders) && (
          <LoadFailed isRetrying={list.isLoading} onRetry={list.more} />
        )}
      </div>
    </>
  )
}

function Waiting() {
  const t = useTranslations('orders')
  return <OrderSkeleton label={t('loading')} />
}

interface OrdersProps extends Pick<OrderListProps, 'filter' | 'list' | 'hasUnpaid' | 'onClear'> {
  orders: NonNullable<OrderListProps['list']['orders']>
}

function Orders({ filter, list, orders, hasUnpaid, onClear }: OrdersProps) {
  const t = useTranslations('orders')
  if (orders.length === 0 && !list.hasMore && !list.error) {
    if (countNarrowings(filter) > 0) return <NoneOfFilter onClear={onClear} />
    if (filter.tab === 'pickup') return <NoPickups />
    return hasUnpaid ? <p className="py-6 text-center text-muted">{t('empty.others')}</p> : <NoOrders />
  }
  return (
    <>
      <p role="status" className="sr-only">
        {t('loaded', { count: formatNumber(orders.length) })}
      </p>
      <ul className="grid gap-4">
        {orders.map((order) => (
          <li key={order._id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      {list.hasMore && !list.error && <LoadMore isLoading={list.isLoading} onMore={list.more} />}
    </>
  )
}

interface TabsProps {
  tab: OrderFilter['tab']
  onChange: (tab: OrderFilter['tab']) => void
}

/** Tabs: all orders, and pickup orders (ORD-01, STO-01). They are links; a plain click switches the list in place. */
function Tabs({ tab, onChange }: TabsProps) {
  const t = useTranslations('orders.tabs')
  const follow = (event: MouseEvent, to: OrderFilter['tab']) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (to !== tab) onChange(to)
  }
  return (
    <nav aria-label={t('label')} className="border-b border-line">
      <ul className="flex">
        {TABS.map((one) => (
          <li key={one} className="flex-1 tablet:flex-none">
            <a
              href={tabPath(one)}
              aria-current={one === tab ? 'page' : undefined}
              onClick={(event) => follow(event, one)}
              className="-mb-px flex min-h-12 items-center justify-center border-b-2 border-transparent px-3 text-center text-sm hover:text-accent aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-accent tablet:px-6"
            >
              {t(one)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
