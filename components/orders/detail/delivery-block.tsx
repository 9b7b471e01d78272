'use client'

import { useTranslations } from 'next-intl'
import { maskPhone } from '@/domain/account/phone'
import type { Order, OrderAddress } from '@/domain/order/order'
import { Block, Fact } from './block'
import { CopyButton } from '@/components/orders/parts/copy-button'
import { DeliveryDays } from './delivery-days'

/** Delivery address, carrier and dates of an order. */
export function DeliveryBlock({ order: { shipping } }: { order: Order }) {
  const t = useTranslations('orders')
  const carrier = shipping.carrier.find(({ is_active }) => is_active)
  if (shipping.code === 'email')
    return (
      <Block title={t('detail.byEmail')}>
        <p className="text-sm">{t('shipping.emailText')}</p>
      </Block>
    )
  return (
    <Block title={t('detail.delivery')}>
      <p className="text-sm font-semibold">{t(`shipping.${shipping.code}`)}</p>
      {shipping.delivery_address && <Address address={shipping.delivery_address} />}
      <dl className="mt-3 empty:hidden">
        {shipping.estimate && (
          <Fact name={t('shipping.estimate')}>
            <DeliveryDays estimate={shipping.estimate} />
          </Fact>
        )}
        {carrier && <Fact name={t('shipping.carrier')}>{carrier.name}</Fact>}
        {shipping.tracking_code && (
          <Fact name={t('shipping.code')}>
            <span className="inline-flex items-center gap-1">
              {shipping.tracking_code}
              <CopyButton text={shipping.tracking_code} label={t('tracking.codeLabel')} className="-my-3" />
            </span>
          </Fact>
        )}
      </dl>
    </Block>
  )
}

function Address({ address }: { address: OrderAddress }) {
  const places = [address.street1, address.street2, address.ward, address.district, address.province]
  return (
    <address className="mt-2 text-sm not-italic">
      <p>
        {address.recipient_name} · {maskPhone(address)}
      </p>
      <p className="text-muted">{places.filter(Boolean).join(', ')}</p>
    </address>
  )
}
