'use client'

import { useTranslations } from 'next-intl'
import { phoneLink } from '@/domain/account/phone'
import type { Order } from '@/domain/order/order'
import { isInPickupList, isReadyForPickup } from '@/domain/order/pickup'
import { Block, Fact } from './block'
import { DeliveryDays } from './delivery-days'
import { OpeningHours } from '@/components/orders/parts/opening-hours'
import { PickupCode } from '../actions/pickup-code'
import { useStores } from '@/components/orders/parts/use-stores'

/** Pickup store, its opening hours, and the code to show there. */
export function PickupBlock({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const { store, shipping } = order
  const known = useStores(store !== null).stores?.find(({ id }) => id === store?.id)
  return (
    <Block title={t('detail.pickup')}>
      {store && (
        <address className="text-sm not-italic">
          <p className="font-semibold">{store.name}</p>
          <p className="text-muted">{store.address}</p>
          <a
            href={phoneLink(store.phone)}
            className="-my-1 inline-flex min-h-11 items-center text-accent underline-offset-4 hover:underline"
          >
            {t('pickup.call', { phone: store.phone })}
          </a>
        </address>
      )}
      <dl>
        {shipping.estimate && (
          <Fact name={t('pickup.estimate')}>
            <DeliveryDays estimate={shipping.estimate} />
          </Fact>
        )}
        {known && (
          <Fact name={t('pickup.hours')}>
            <OpeningHours hours={known.hours} />
          </Fact>
        )}
      </dl>
      {isInPickupList(order) && (
        <div className="mt-4 border-t border-line pt-4">
          {isReadyForPickup(order) ? (
            <PickupCode referenceCode={order.reference_code} />
          ) : (
            <p className="text-sm text-muted">{t('pickup.codeSoon')}</p>
          )}
        </div>
      )}
    </Block>
  )
}
