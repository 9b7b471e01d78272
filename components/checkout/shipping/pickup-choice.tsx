'use client'

import { useTranslations } from 'next-intl'
import { OpeningHours } from '@/components/orders/parts/opening-hours'
import { useStores } from '@/components/orders/parts/use-stores'
import { Button } from '@/components/ui/button'
import { phoneLink } from '@/domain/account/phone'
import type { Bag } from '@/domain/bag/view'
import { pickupStore } from '@/domain/shipping/methods'
import type { Store } from '@/domain/store/store'
import { ChoiceCard } from '../frame/choice-card'
import { useUnsavedChoices } from '../frame/choices'
import { formatEstimate } from './delivery-estimate'
import { useSection } from '../frame/sections'
import { useSaveChoice } from '../bag/use-choose'

const mapPath = ({ latitude, longitude }: Store) =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`

/** The pickup store (STO-01, STO-05); the default one is preselected. */
export function PickupChoice({ bag }: { bag: Bag }) {
  const t = useTranslations('checkout.pickup')
  const choose = useSaveChoice()
  const unsent = useUnsavedChoices()
  const { stores, hasFailed, refresh } = useStores()
  const wished = unsent.store_id ?? bag.checkout.store_id
  const chosen = stores ? pickupStore(stores, wished) : null

  // A preselected store is saved when the shopper continues.
  useSection('store', async () => chosen === null || chosen.id === wished || choose({ store_id: chosen.id }))

  if (!stores)
    return hasFailed ? (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{t('loadFailed')}</p>
        <Button variant="secondary" onClick={refresh}>
          {t('retry')}
        </Button>
      </div>
    ) : (
      <div role="status" aria-label={t('loading')} className="h-64 animate-pulse rounded-lg bg-sand" />
    )

  const method = bag.checkout.methods.find(({ code }) => code === 'store_pickup')
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-sm text-muted">
        {method?.estimate ? t('ready', { days: formatEstimate(method.estimate) }) : t('readySoon')}
      </p>
      <div role="radiogroup" aria-label={t('title')} className="grid grid-cols-1 gap-3">
        {stores.map((store) => (
          <StoreCard
            key={store.id}
            store={store}
            isChosen={store.id === chosen?.id}
            onChoose={() => void choose({ store_id: store.id })}
          />
        ))}
      </div>
    </div>
  )
}

function StoreCard({ store, isChosen, onChoose }: { store: Store; isChosen: boolean; onChoose: () => void }) {
  const t = useTranslations('checkout.pickup')
  return (
    <div className="relative">
      <ChoiceCard
        name="store_id"
        title={store.name}
        checked={isChosen}
        disabled={!store.is_active}
        onChange={onChoose}
      >
        <span className="text-sm">{store.address}</span>
        <span className="text-sm text-muted">
          <OpeningHours hours={store.hours} />
        </span>
        {/* Space for the links, which are not allowed inside a label. */}
        <span aria-hidden className="h-11" />
      </ChoiceCard>
      <p className="absolute bottom-2 left-12 flex gap-4 text-sm font-semibold text-accent">
        <a
          href={mapPath(store)}
          target="_blank"
          rel="noreferrer"
          className="flex min-h-11 items-center underline-offset-4 hover:underline"
        >
          {t('map')}
          <span className="sr-only"> {t('mapOf', { name: store.name })}</span>
        </a>
        <a
          href={phoneLink(store.phone)}
          className="flex min-h-11 items-center underline-offset-4 hover:underline"
        >
          {store.phone}
        </a>
      </p>
    </div>
  )
}
