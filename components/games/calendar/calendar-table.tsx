import { useTranslations } from 'next-intl'
import type { CalendarDay } from '@/domain/game/calendar-day'
import { Icon } from '@/components/ui/icon'
import { type DayState, type Period, stateOf } from '@/lib/games/calendar'
import { dayNumber, weekday, weeksOf } from '@/lib/games/mission-days'
import { formatNumber } from '@/lib/format'

export interface CalendarTableProps {
  /** 'YYYY-MM' */
  month: string
  /** one entry for each day of the month (GAM-15) */
  days: readonly CalendarDay[]
  period: Period
  /** the server's day; null on the page that is the same for everyone */
  today: string | null
  /** just checked in: the mark on this day appears with a movement */
  fresh?: string | null
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const

/** The check-in calendar of a month: a table, each day in words for screen readers. Rendered on the server and in the browser alike. */
export function CalendarTable({ month, days, period, today, fresh = null }: CalendarTableProps) {
  const t = useTranslations('games.calendar')
  const byDate = new Map(days.map((day) => [day.date, day]))
  const [year, number] = month.split('-').map(Number)
  return (
    <table className="game-calendar">
      <caption className="game-calendar-title">
        {t('month', { month: number ?? 0, year: String(year) })}
      </caption>
      <thead>
        <tr>
          {WEEKDAYS.map((day) => (
            <th key={day} scope="col">
              <span aria-hidden>{t(`short.${day}`)}</span>
              <span className="sr-only">{t(`weekday.${day}`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((date) => date !== null)}>
            {week.map((date, index) => {
              const day = date === null ? undefined : byDate.get(date)
              return day ? (
                <Day
                  key={day.date}
                  day={day}
                  state={stateOf(day, period, today)}
                  isFresh={day.date === fresh}
                />
              ) : (
                <td key={WEEKDAYS[index]} />
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayProps {
  day: CalendarDay
  state: DayState
  isFresh: boolean
}

function Day({ day, state, isFresh }: DayProps) {
  const t = useTranslations('games.calendar')
  const { date, points, checked_gift: gift, wof_id: wheel } = day
  const isOutside = state === 'outside'
  const words = [
    t('day', {
      weekday: t(`weekday.${weekday(date)}`),
      day: dayNumber(date),
      month: Number(date.slice(5, 7)),
    }),
    isOutside || points === 0 ? '' : t('points', { points: formatNumber(points) }),
    t(`state.${state}`),
    gift && !isOutside ? t('bonus', { days: gift.days, points: formatNumber(gift.points) }) : '',
    wheel && !isOutside ? t('wheel') : '',
  ]
  return (
    <td aria-current={state === 'today' ? 'date' : undefined}>
      <span className="sr-only">{words.filter(Boolean).join(', ')}</span>
      <span
        aria-hidden
        className="game-day"
        data-state={state}
        data-bonus={gift && !isOutside ? '' : undefined}
        data-fresh={isFresh ? '' : undefined}
      >
        <span className="game-day-number">{dayNumber(date)}</span>
        {!isOutside && (
          <span className="game-day-gain">
            {state === 'received' ? (
              <Icon name="check" size={18} />
            ) : gift ? (
              <Icon name="gift" size={18} />
            ) : (
              points > 0 && t('gain', { points: formatNumber(points) })
            )}
          </span>
        )}
        {wheel && !isOutside && <Icon name="sparkles" size={12} className="game-day-wheel" />}
      </span>
    </td>
  )
}
