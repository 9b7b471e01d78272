import { useTranslations } from 'next-intl'
import { Countdown } from '@/components/promo/flash-sale/countdown'
import { useCountdownUnits } from '@/components/promo/flash-sale/countdown-units'
import { formatDate, formatClock } from '@/lib/format'
import { lastDay } from '../parts/last-day'
import { RichText } from '../parts/rich-text'
import type { SectionProps } from './section'

const DAY_MS = 86_400_000

/** The hours are counted in the last days; before, the page says how many days are left. */
const NEAR_MS = 3 * DAY_MS

/** Counts to an instant: the one it names, else the campaign's beginning or end. The instant itself is readable without scripts. */
export function CountdownSection({ section, page: { campaign, state, madeAt } }: SectionProps<'countdown'>) {
  const t = useTranslations('campaign.countdown')
  const units = useCountdownUnits()
  const { title, body, until } = section
  const turn = state === 'upcoming' ? campaign.start_date : campaign.end_date
  const isOwn = until !== null && state === 'current'
  const instant = isOwn ? until : turn
  const label = isOwn ? t('until') : t(state === 'upcoming' ? 'starts' : 'ends')
  // A beginning at midnight is that day's.
  const day = state === 'upcoming' ? null : lastDay(instant)
  const left = Date.parse(instant) - madeAt
  return (
    <section
      aria-label={title || label}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg border border-line bg-white p-5 tablet:p-6"
    >
      <div>
        {title && <h2 className="font-display text-lg tablet:text-xl">{title}</h2>}
        <RichText html={body} className="mt-1" />
        <p className="mt-1 text-sm text-muted">
          {day !== null
            ? t('endOfDay', { date: day })
            : t('at', { time: formatClock(instant), date: formatDate(instant) })}
        </p>
      </div>
      {left > NEAR_MS ? (
        <p className="text-sm text-muted">
          {label}{' '}
          <strong className="ml-1 text-lg text-ink">{t('days', { days: Math.floor(left / DAY_MS) })}</strong>
        </p>
      ) : (
        <Countdown endsAt={instant} texts={{ ends: label, over: t('turned'), units }} />
      )}
    </section>
  )
}
