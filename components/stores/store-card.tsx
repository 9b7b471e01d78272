import { Clock, MapPin, Navigation, Phone } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { Store } from '@/domain/store'
import { hoursLines } from './hours-lines'
import { OpenState } from './open-state'

interface StoreCardProps {
  store: Store
  /** where it is on a map */
  mapUrl: string
}

const ICON = 'mt-0.5 shrink-0 text-muted'
const LINK =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-5 text-sm font-semibold hover:border-ink'

/** A store: where it is, when it is open, how to get there. */
export function StoreCard({ store, mapUrl }: StoreCardProps) {
  const t = useTranslations('stores')
  const dayName = (key: string) => t(`days.${key}`)
  const range = (from: string, to: string) => t('days.range', { from, to })
  return (
    <article
      id={`store-${store.id}`}
      className="grid scroll-mt-24 content-start gap-4 rounded-lg border border-line p-5 tablet:p-6"
    >
      <div>
        <h2 className="font-display text-xl font-normal">{store.name}</h2>
        <p className="text-sm text-muted">{store.alias}</p>
      </div>
      <OpenState
        hours={store.hours}
        texts={{ open: String(t.raw('open')), later: String(t.raw('opensLater')), closed: t('closed') }}
      />
      <ul className="grid gap-3 text-sm">
        <li className="flex gap-3">
          <MapPin aria-hidden size={18} strokeWidth={1.5} className={ICON} />
          <address className="not-italic">{store.address}</address>
        </li>
        <li className="flex gap-3">
          <Clock aria-hidden size={18} strokeWidth={1.5} className={ICON} />
          <div>
            <p className="sr-only">{t('hours')}</p>
            {hoursLines(store.hours, dayName, range).map((line) => (
              <p key={line} className="tabular-nums">
                {line}
              </p>
            ))}
          </div>
        </li>
      </ul>
      <div className="mt-auto flex flex-wrap gap-3">
        <a
          href={mapUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={t('mapOf', { name: store.name })}
          className={LINK}
        >
          <Navigation aria-hidden size={16} strokeWidth={1.5} />
          {t('map')}
        </a>
        <a href={`tel:${store.phone.replace(/\s/g, '')}`} className={LINK}>
          <Phone aria-hidden size={16} strokeWidth={1.5} />
          {t('call', { phone: store.phone })}
        </a>
      </div>
    </article>
  )
}
