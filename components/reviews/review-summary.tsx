import { useTranslations } from 'next-intl'
import { Stars } from '@/components/ui/stars'
import type { ReviewCount } from '@/domain/review/review'
import { formatNumber, formatRating } from '@/lib/format'

const STARS = ['5', '4', '3', '2', '1'] as const
const MOST_STARS = 5

/** A share of fewer answers says nothing. */
const SHARES_FROM = 5
/** Skin types shown, the most frequent first. */
const MOST_SKIN_TYPES = 5

/** What all reviews of a product say together: average, stars, rating types, who recommends it, and how skin types rate it. */
export function ReviewSummary({ count }: { count: ReviewCount }) {
  const t = useTranslations('review')
  return (
    <div className="review-summary">
      <div className="review-score">
        <p className="font-display text-3xl tablet:text-[3.5rem] tablet:leading-tight">
          {formatRating(count.average_rating)}
          <span className="text-base text-muted">{t('outOf')}</span>
        </p>
        <div>
          <Stars rating={count.average_rating} className="h-5" />
          <p className="text-sm text-muted">{t('total', { count: formatNumber(count.total) })}</p>
        </div>
        <Shares count={count} />
      </div>
      <dl className="star-shares">
        {STARS.map((star) => (
          <Bar
            key={star}
            name={t('star', { star })}
            part={count.total > 0 ? count.stars[star] / count.total : 0}
            value={formatNumber(count.stars[star])}
          />
        ))}
      </dl>
      {count.ratings.length > 0 && (
        <dl aria-label={t('byRating')} className="star-shares rating-shares">
          {count.ratings.map(({ type, name, average }) => (
            <Bar key={type} name={name} part={average / MOST_STARS} value={formatRating(average)} />
          ))}
        </dl>
      )}
      <SkinTypes types={count.skin_types} />
    </div>
  )
}

function Bar({ name, part, value }: { name: string; part: number; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd aria-hidden>
        <span style={{ width: `${Math.round(part * 100)}%` }} />
      </dd>
      <dd>{value}</dd>
    </div>
  )
}

function Shares({ count }: { count: ReviewCount }) {
  const t = useTranslations('review')
  const shares = [
    { text: t('recommended'), share: count.recommended },
    { text: t('repurchase'), share: count.repurchase },
  ].filter(({ share }) => share !== null && count.total >= SHARES_FROM)
  if (shares.length === 0) return null
  return (
    <ul className="review-facts">
      {shares.map(({ text, share }) => (
        <li key={text}>
          <b>{share}%</b> {text}
        </li>
      ))}
    </ul>
  )
}

function SkinTypes({ types }: { types: ReviewCount['skin_types'] }) {
  const t = useTranslations('review')
  if (types.length === 0) return null
  return (
    <div className="review-skins">
      <h3>{t('bySkin')}</h3>
      <ul>
        {types.slice(0, MOST_SKIN_TYPES).map(({ name, total, average }) => (
          <li
            key={name}
            aria-label={t('skinSpoken', { name, rating: formatRating(average), count: formatNumber(total) })}
          >
            {name} <b>{formatRating(average)}</b> · {formatNumber(total)}
          </li>
        ))}
      </ul>
    </div>
  )
}
