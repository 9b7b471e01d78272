'use client'

import { useTranslations } from 'next-intl'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { Icon } from '@/components/ui/icon'
import type { OrderTracking } from '@/domain/shipping/tracking'
import { api } from '@/lib/client/api'
import { formatOrderTime } from '@/lib/format'
import { Fact } from './block'
import { CopyButton } from '@/components/orders/parts/copy-button'
import { useData } from '@/lib/client/use-data'
import { LoadFailed } from '../list/notices'
import type { TrackingProps } from '../overlays'

/** Tracking of the parcel (ORD-50). */
export default function Tracking({ orderId }: TrackingProps) {
  const t = useTranslations('orders.tracking')
  const { data, error, isValidating, mutate } = useData(
    api.shipping.tracking[':id'].$path({ param: { id: orderId } }),
    { shouldRetryOnError: false },
  )
  return (
    <OverlayFrame title={t('title')}>
      <div className="p-5">
        {data && <ParcelView parcel={data} />}
        {!data && error !== undefined && (
          <LoadFailed isRetrying={isValidating} onRetry={() => void mutate()} />
        )}
        {!data && error === undefined && <Waiting />}
      </div>
    </OverlayFrame>
  )
}

function ParcelView({ parcel }: { parcel: OrderTracking }) {
  const t = useTranslations('orders.tracking')
  return (
    <div className="grid gap-4">
      <dl>
        {parcel.carrier_name && <Fact name={t('carrier')}>{parcel.carrier_name}</Fact>}
        {parcel.tracking_code && (
          <Fact name={t('code')}>
            <span className="inline-flex items-center gap-1 font-semibold">
              {parcel.tracking_code}
              <CopyButton text={parcel.tracking_code} label={t('codeLabel')} className="-my-3" />
            </span>
          </Fact>
        )}
      </dl>
      {parcel.tracking_url && (
        <a
          href={parcel.tracking_url}
          target="_blank"
          rel="noreferrer"
          className="-my-2 inline-flex min-h-11 items-center gap-2 text-sm text-accent underline-offset-4 hover:underline"
        >
          <Icon name="external-link" size={16} />
          {t('link')}
        </a>
      )}
      <h3 className="border-t border-line pt-4 text-sm">{t('events')}</h3>
      {parcel.events.length === 0 ? (
        <p className="text-sm text-muted">{t('none')}</p>
      ) : (
        <Events events={parcel.events} />
      )}
    </div>
  )
}

function Events({ events }: Pick<OrderTracking, 'events'>) {
  const t = useTranslations('orders.tracking.event')
  const latestFirst = events.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
  return (
    <ol className="grid gap-3">
      {latestFirst.map(({ event, at }, index) => (
        <li key={`${event}-${at}`} className="flex gap-3">
          <span
            aria-hidden
            className={`mt-1.5 size-2.5 shrink-0 rounded-full ${index === 0 ? 'bg-accent' : 'bg-line-strong'}`}
          />
          <div>
            <p className={index === 0 ? 'font-semibold' : ''}>{t(event)}</p>
            <p className="text-sm text-muted">
              <time dateTime={at}>{formatOrderTime(at)}</time>
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function Waiting() {
  const t = useTranslations('orders.tracking')
  return (
    <div role="status" aria-label={t('loading')} className="grid animate-pulse gap-3">
      <span className="h-5 w-2/3 rounded-sm bg-sand" />
      <span className="h-5 w-1/2 rounded-sm bg-sand" />
      <span className="h-24 rounded-md bg-sand" />
    </div>
  )
}
