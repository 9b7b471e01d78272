import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { phoneLink } from '@/domain/account/phone'
import { boothStoreOf } from '@/domain/photobooth/booth-store'
import type { Store } from '@/domain/store/store'
import { boothEntryPath } from '@/lib/pages/booth-address'
import { isServable } from '@/lib/pictures'
import { textTemplate } from '@/lib/text-template'
import { OpenState } from './open-state'
import { StreetMap } from './street-map'

interface StoreCardProps {
  store: Store
  /** directions on other map services */
  ways: { google: string; apple: string }
  /** the page's first picture: loaded eagerly */
  isFirst?: boolean
}

const ICON = 'mt-0.5 shrink-0 text-muted'

const LINK = 'button button-secondary px-5'

const HALF = '(min-width: 1240px) 584px, (min-width: 768px) 50vw, 100vw'

/** A store: picture, address, opening hours and directions. */
export function StoreCard({ store, ways, isFirst = false }: StoreCardProps) {
  const t = useTranslations('stores')
  return (
    <article
      id={`store-${store.id}`}
      className="scroll-mt-24 overflow-hidden rounded-lg border border-line bg-white"
    >
      <div className="grid tablet:grid-cols-2">
        {store.image && isServable(store.image.url) && (
          <Picture
            src={store.image.url}
            alt={t('pictureOf', { name: store.name })}
            width={store.image.width}
            height={store.image.height}
            slot={{ sizes: HALF, width: store.image.width }}
            priority={isFirst}
            className="aspect-[3/2] size-full bg-sand object-cover"
          />
        )}
        <Facts store={store} ways={ways} />
      </div>
    </article>
  )
}

function Facts({ store, ways }: Pick<StoreCardProps, 'store' | 'ways'>) {
  const t = useTranslations('stores')
  const dayName = (key: string) => t(`days.${key}`)
  const range = (from: string, to: string) => t('days.range', { from, to })
  const { name, alias, address, phone, hours, latitude, longitude } = store
  return (
    <div className="grid content-start gap-4 p-5 tablet:p-6 desktop:grid-cols-2 desktop:gap-x-6">
      <div>
        <h2 className="font-display text-xl tablet:text-2xl">{name}</h2>
        <p className="text-sm text-muted">{alias}</p>
        <OpenState
          hours={hours}
          texts={{
            open: textTemplate(t.raw('open')),
            later: textTemplate(t.raw('opensLater')),
            closed: t('closed'),
          }}
        />
      </div>
      <ul className="grid content-start gap-3 text-sm">
        <li className="flex gap-3">
          <Icon name="map-pin" className={ICON} />
          <address className="not-italic">{address}</address>
        </li>
        <li className="flex gap-3">
          <Icon name="clock" className={ICON} />
          <div>
            <p className="sr-only">{t('hours')}</p>
            {hoursLines(hours, dayName, range).map((line) => (
              <p key={line} className="tabular-nums">
                {line}
              </p>
            ))}
          </div>
        </li>
      </ul>
      <div className="aspect-[3/2] overflow-hidden rounded-md bg-sand empty:hidden desktop:col-span-2 desktop:aspect-auto desktop:h-60">
        <StreetMap latitude={latitude} longitude={longitude} label={t('sketchOf', { name, address })} />
      </div>
      <div className="flex flex-wrap gap-3 desktop:col-span-2">
        <a
          href={ways.google}
          target="_blank"
          rel="noreferrer"
          aria-label={t('mapOf', { name })}
          className={LINK}
        >
          <Icon name="navigation" size={16} />
          {t('map')}
        </a>
        <a
          href={ways.apple}
          target="_blank"
          rel="noreferrer"
          aria-label={t('appleMapOf', { name })}
          className={LINK}
        >
          {t('appleMap')}
        </a>
        <a href={phoneLink(phone)} className={LINK}>
          <Icon name="phone" size={16} />
          {t('call', { phone })}
        </a>
        <a
          href={boothEntryPath(boothStoreOf(store).alias)}
          aria-label={t('photoboothOf', { name })}
          className={LINK}
        >
          <Icon name="camera" size={16} />
          {t('photobooth')}
        </a>
      </div>
    </div>
  )
}

/** Opening hours as lines, adjacent days with the same hours grouped: 'Thứ Hai – Thứ Sáu: 09:00 – 21:30'. */
function hoursLines(
  hours: Store['hours'],
  dayName: (key: string) => string,
  range: (from: string, to: string) => string,
): string[] {
  const spans: { from: number; to: number; text: string }[] = []
  hours.forEach(({ opens, closes }, day) => {
    const text = `${opens} – ${closes}`
    const last = spans.at(-1)
    if (last?.text === text) last.to = day
    else spans.push({ from: day, to: day, text })
  })
  return spans.map(({ from, to, text }) => {
    const [first, last] = [dayName(String(from)), dayName(String(to))]
    const days = to - from === 6 ? dayName('every') : from === to ? first : range(first, last)
    return `${days}: ${text}`
  })
}
