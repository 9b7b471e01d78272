import { useTranslations } from 'next-intl'
import { Stars } from '@/components/ui/stars'
import type { ReviewCount } from '@/domain/review/review'
import { formatNumber, formatRating } from '@/lib/format'

const STARS = ['5', '4', '3', '2', '1'] as const

/** Average and distribution of the stars. */
export function ReviewSummary({ count }: { count: ReviewCount }) {
  const t = useTranslations('review')
  return (
    <div className="grid grid-cols-1 items-center gap-6 tablet:grid-cols-[13rem_minmax(0,26rem)] tablet:gap-8">
      <div className="flex flex-wrap items-center gap-x-4 tablet:block">
        <p className="font-display text-3xl tablet:text-[3.5rem] tablet:leading-tight">
          {formatRating(count.average_rating)}
          <span className="text-base text-muted">{t('outOf')}</span>
        </p>
        <div>
          <Stars rating={count.average_rating} className="h-5" />
          <p className="text-sm text-muted">{t('total', { count: formatNumber(count.total) })}</p>
        </div>
      </div>
      <dl className="star-shares">
        {STARS.map((star) => {
          const share = count.total > 0 ? (count.stars[star] / count.total) * 100 : 0
          return (
            <div key={star}>
              <dt>{t('star', { star })}</dt>
              <dd aria-hidden>
                <span style={{ width: `${Math.round(share)}%` }} />
              </dd>
              <dd>{formatNumber(count.stars[star])}</dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}
