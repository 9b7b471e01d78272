'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Notice } from '@/components/ui/notice'
import { type BoothStore, findBoothStore } from '@/domain/photobooth/booth-store'
import type { BoothPlace } from '@/lib/pages/booth-address'
import { StoreList } from './store-list'
import { usePlace } from './use-place'

export interface BoothVisit {
  store: BoothStore
  place: BoothPlace
}

interface WithStoreProps {
  stores: readonly BoothStore[]
  children: (visit: BoothVisit) => ReactNode
}

/** The content of a step once its store is known; without one, the stores to choose from. */
export function WithStore({ stores, children }: WithStoreProps) {
  const t = useTranslations('photobooth')
  const place = usePlace()
  if (!place) return <Notice text={t('loading')} className="min-h-96 noscript:hidden" />
  const store = findBoothStore(stores, place.store)
  if (store) return children({ store, place: { ...place, store: store.alias } })
  return (
    <div className="grid justify-items-center gap-4 py-16 text-center">
      <h1 className="font-display text-2xl">{t('noStore.title')}</h1>
      <p className="text-muted">{stores.length > 0 ? t('noStore.text') : t('noStore.none')}</p>
      <StoreList stores={stores} />
    </div>
  )
}
