import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { EXPIRING_DAYS, type ExpiringPoints as Expiring } from '@/domain/loyalty/ledger'
import { formatLastDay, formatNumber } from '@/lib/format'

/** Points that expire soon, the soonest first. */
export function ExpiringPoints({ expiring }: { expiring: readonly Expiring[] }) {
  const t = useTranslations('points.expiring')
  if (expiring.length === 0)
    return <p className="mt-3 text-sm text-muted">{t('none', { days: EXPIRING_DAYS })}</p>
  return (
    <section
      aria-label={t('title')}
      className="mt-4 flex gap-3 rounded-lg border border-line bg-gold-soft p-4 text-gold-dark"
    >
      <Icon name="hourglass" size={20} className="mt-0.5 shrink-0" />
      <div>
        <h2 className="font-semibold">{t('title')}</h2>
        <ul>
          {expiring.map(({ points, expires_at }) => (
            <li key={expires_at}>
              {t('row', { count: formatNumber(points), day: formatLastDay(expires_at) })}
            </li>
          ))}
        </ul>
        <p className="text-sm">{t('hint')}</p>
      </div>
    </section>
  )
}
