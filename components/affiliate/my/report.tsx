import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { Section } from '@/components/ui/section'
import { REPORT_DAYS, type ReportDay, type ReportDays } from '@/domain/affiliate/own'
import { formatDate, formatDayOfMonth, formatMoney, formatNumber } from '@/lib/format'
import { MY_AFFILIATE_PATH } from '@/lib/pages/routes'
import { Bars } from './bars'

interface ReportProps {
  days: readonly ReportDay[]
  window: ReportDays
}

const sumOf = (days: readonly ReportDay[], key: 'clicks' | 'orders' | 'commission') =>
  days.reduce((sum, day) => sum + day[key], 0)

/** Visits, orders and commission of each day: a plot, and the same as a table. */
export function Report({ days, window }: ReportProps) {
  const t = useTranslations('affiliateMember.report')
  const clicks = sumOf(days, 'clicks')
  return (
    <Section title={t('title')}>
      <nav aria-label={t('window')} className="mb-4 flex flex-wrap gap-2">
        {REPORT_DAYS.map((count) => (
          <Link
            key={count}
            href={`${MY_AFFILIATE_PATH}?days=${count}#report`}
            prefetch={false}
            scroll={false}
            aria-current={count === window ? 'page' : undefined}
            className="inline-flex min-h-11 items-center rounded-full border border-line px-4 text-sm hover:border-ink aria-[current]:border-accent aria-[current]:bg-accent-soft"
          >
            {t('days', { count })}
          </Link>
        ))}
      </nav>
      {clicks === 0 && sumOf(days, 'orders') === 0 ? (
        <p className="rounded-lg bg-sand p-6 text-muted">
          {t('none', { days: t('days', { count: window }) })}
        </p>
      ) : (
        <Figures days={days} />
      )}
    </Section>
  )
}

function Figures({ days }: { days: readonly ReportDay[] }) {
  const t = useTranslations('affiliateMember.report')
  const first = days[0]
  const last = days.at(-1)
  const plots = [
    {
      key: 'clicks' as const,
      total: formatNumber(sumOf(days, 'clicks')),
      label: t('clicksPlot', { most: formatNumber(Math.max(...days.map((day) => day.clicks))) }),
      note: t('clicksNote'),
      look: 'text-gold-dark',
    },
    {
      key: 'commission' as const,
      total: formatMoney(sumOf(days, 'commission')),
      label: t('plot', { most: formatMoney(Math.max(...days.map((day) => day.commission))) }),
      note: `${t('orders')}: ${formatNumber(sumOf(days, 'orders'))}`,
      look: 'text-accent',
    },
  ]
  return (
    <>
      <div className="grid gap-4 tablet:grid-cols-2">
        {plots.map(({ key, total, label, note, look }) => (
          <figure key={key} className="rounded-lg border border-line bg-white p-4 tablet:p-5">
            <figcaption className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="text-sm text-muted">{t(key)}</span>
              <span className="text-xl font-semibold tabular-nums">{total}</span>
              <span className="w-full text-sm text-muted">{note}</span>
            </figcaption>
            <Bars values={days.map((day) => day[key])} label={label} className={look} />
            {first && last && (
              <p aria-hidden className="mt-1 flex justify-between text-xs text-muted tabular-nums">
                <span>{formatDayOfMonth(first.day)}</span>
                <span>{formatDayOfMonth(last.day)}</span>
              </p>
            )}
          </figure>
        ))}
      </div>
      <details className="mt-4 rounded-lg border border-line bg-white">
        <summary className="flex min-h-12 cursor-pointer items-center px-4 text-sm text-accent">
          {t('table')}
        </summary>
        <div className="overflow-x-auto px-4 pb-4" tabIndex={0} role="region" aria-label={t('title')}>
          <table className="w-full text-sm tabular-nums">
            <thead>
              <tr className="border-b border-line text-muted">
                <th scope="col" className="py-2 text-left font-normal">
                  {t('day')}
                </th>
                {(['clicks', 'orders', 'commission'] as const).map((key) => (
                  <th key={key} scope="col" className="py-2 pl-4 text-right font-normal">
                    {t(key)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {[...days].reverse().map(({ day, clicks, orders, commission }) => (
                <tr key={day} className="border-b border-line">
                  <th scope="row" className="py-2 text-left font-normal">
                    {formatDate(day)}
                  </th>
                  <td className="py-2 pl-4 text-right">{formatNumber(clicks)}</td>
                  <td className="py-2 pl-4 text-right">{formatNumber(orders)}</td>
                  <td className="py-2 pl-4 text-right">{formatMoney(commission)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  )
}
