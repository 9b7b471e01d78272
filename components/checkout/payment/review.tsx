'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AddressLines } from '@/components/checkout/shipping/address-lines'
import { CheckoutSection } from '@/components/checkout/frame/checkout-section'
import { formatEstimate } from '@/components/checkout/shipping/delivery-estimate'
import { sectionId } from '@/components/checkout/frame/sections'
import { useStores } from '@/components/orders/parts/use-stores'
import { maskPhone } from '@/domain/account/phone'
import type { Bag, CheckoutView } from '@/domain/bag/view'
import { pickupStore } from '@/domain/shipping/methods'
import { paymentNameOf } from '@/domain/order/payment/payment-methods'

interface ReviewProps {
  bag: Bag
  /** null when there is nothing to pay, undefined while none is chosen */
  method: string | null | undefined
}

/** Review of all choices before the order, each with a link that changes it. */
export function Review({ bag, method }: ReviewProps) {
  const t = useTranslations('payment.review')
  const { checkout } = bag
  const isPickup = checkout.shipping_method === 'store_pickup'
  const place = checkout.is_by_email_only ? 'contact' : isPickup ? 'store' : 'address'
  return (
    <CheckoutSection title={t('title')}>
      <dl className="grid gap-4">
        <Row
          label={t(place === 'contact' ? 'recipient' : place)}
          href={`/order/shipping#${sectionId(place)}`}
        >
          {place === 'store' ? <PickupPlace checkout={checkout} /> : <Recipient checkout={checkout} />}
        </Row>
        {checkout.shipping_method && !checkout.is_by_email_only && (
          <Row
            label={t('delivery')}
            href={`/order/shipping#${sectionId(isPickup ? 'store' : 'shipping_method')}`}
          >
            {t(`ways.${checkout.shipping_method}`)}
            {checkout.estimate && (
              <span className="block text-muted">
                {t(isPickup ? 'ready' : 'arrives', { days: formatEstimate(checkout.estimate) })}
              </span>
            )}
          </Row>
        )}
        <Row label={t('method')}>
          {method === null ? t('nothingToPay') : method === undefined ? t('noMethod') : paymentNameOf(method)}
        </Row>
        {checkout.invoice && (
          <Row label={t('invoice')} href={`/order/shipping#${sectionId('invoice')}`}>
            {checkout.invoice.name}
            {checkout.invoice.tax_code && (
              <span className="block text-muted">{t('taxCode', { code: checkout.invoice.tax_code })}</span>
            )}
          </Row>
        )}
        {checkout.note && (
          <Row label={t('note')} href={`/order/shipping#${sectionId('note')}`}>
            {checkout.note}
          </Row>
        )}
        {checkout.is_gift && <Row label={t('gift')}>{t('giftYes')}</Row>}
      </dl>
    </CheckoutSection>
  )
}

/** Where it is delivered, or to whom it is mailed. */
function Recipient({ checkout: { address, contact } }: { checkout: CheckoutView }) {
  if (address) return <AddressLines address={address} />
  if (!contact) return null
  return (
    <>
      {contact.name}
      <span className="block text-muted">
        {maskPhone(contact)}
        {contact.email && ` · ${contact.email}`}
      </span>
    </>
  )
}

function PickupPlace({ checkout: { store_id: id, contact } }: { checkout: CheckoutView }) {
  const { stores } = useStores()
  const store = stores && pickupStore(stores, id)
  return (
    <>
      {store?.name}
      <span className="block text-muted">{store?.address}</span>
      {contact && (
        <span className="block text-muted">
          {contact.name} · {maskPhone(contact)}
        </span>
      )}
    </>
  )
}

function Row({ label, href, children }: { label: string; href?: string; children: ReactNode }) {
  const t = useTranslations('payment.review')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-0.5 tablet:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="order-last col-span-2 text-sm wrap-anywhere tablet:order-none tablet:col-span-1">
        {children}
      </dd>
      {href && (
        <dd className="-my-3">
          <Link
            href={href}
            aria-label={t('changeOf', { part: label })}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-accent underline-offset-4 hover:underline"
          >
            {t('change')}
          </Link>
        </dd>
      )}
    </div>
  )
}
