'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useStores } from '@/components/orders/parts/use-stores'
import { saleStateTone } from '@/components/goods/sale-state-tone'
import { Texts } from '@/components/ui/texts'
import type { SaleStateKind } from '@/domain/catalog/sale-state'
import type { Store } from '@/domain/store/store'
import type { StockLevel } from '@/domain/store/store-stock'
import { api } from '@/lib/client/api'
import { useData } from '@/lib/client/use-data'
import card from '@/messages/vi/card.json'
import stores from '@/messages/vi/stores.json'

export interface StoreAvailabilityProps {
  combinationId: string
  /** shade or size; empty when there is only one variant */
  kind: string
}

/** Stock of a combination in each store. It brings its own texts, as it is loaded on demand. */
export function StoreAvailability(props: StoreAvailabilityProps) {
  return (
    <Texts messages={{ stores: { stock: stores.stock }, card: { state: card.state } }}>
      <ByStore {...props} />
    </Texts>
  )
}

function ByStore({ combinationId, kind }: StoreAvailabilityProps) {
  const t = useTranslations('stores.stock')
  const { stores, hasFailed, refresh } = useStores()
  const { data, error, isValidating, mutate } = useData(
    api.pos.stores.stock.$path({ query: { combination_id: combinationId } }),
    { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: true },
  )
  if (hasFailed || (error !== undefined && !isValidating)) {
    const retry = () => {
      refresh()
      void mutate()
    }
    return (
      <p role="alert" className="flex flex-wrap items-center gap-x-3">
        {t('failed')}
        <button type="button" onClick={retry} className="min-h-11 font-semibold text-accent hover:underline">
          {t('retry')}
        </button>
      </p>
    )
  }
  if (!stores || !data)
    return <div role="status" aria-label={t('loading')} className="h-36 animate-pulse rounded-md bg-sand" />
  const levels = new Map(data.map(({ store_id, stock_level }) => [store_id, stock_level]))
  const shown = stores.filter(({ id }) => levels.has(id))
  return (
    <div className="grid gap-3">
      {kind && <p className="text-muted">{t('of', { kind })}</p>}
      <ul aria-live="polite" className="grid gap-3">
        {shown.map((store) => (
          <StoreRow key={store.id} store={store} level={levels.get(store.id) ?? 'none'} />
        ))}
      </ul>
      <p className="text-muted">{t('note')}</p>
      <Link
        href="/store"
        className="inline-flex min-h-11 w-fit items-center font-semibold text-accent underline-offset-4 hover:underline"
      >
        {t('all')}
      </Link>
    </div>
  )
}

/** The state uses the same texts as everywhere in the shop. */
const STATES: Record<StockLevel, SaleStateKind> = {
  in_stock: 'available',
  low: 'few_left',
  none: 'sold_out',
}

function StoreRow({ store, level }: { store: Store; level: StockLevel }) {
  const t = useTranslations('card.state')
  const state = STATES[level]
  const tone = saleStateTone(state)
  return (
    <li className="flex items-start justify-between gap-4">
      <span className="min-w-0">
        <span className="block font-semibold">{store.name}</span>
        <span className="block text-muted">{store.address}</span>
      </span>
      <span className={`flex shrink-0 items-center gap-2 ${tone.text}`}>
        <span aria-hidden className={`size-2 rounded-full ${tone.dot}`} />
        {t(state)}
      </span>
    </li>
  )
}
