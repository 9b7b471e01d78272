import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Picture } from '@/components/ui/picture'
import { Stars } from '@/components/ui/stars'
import type { WallPhoto } from '@/domain/review/wall-photo'
import { formatDate, formatRating } from '@/lib/format'
import type { WallProduct } from './overlays'

/** Longest side of an uploaded photo. */
const PIXELS = 600

/** A photo with its caption, its review, and the way to the product. */
export function WallSlide({ photo, product }: { photo: WallPhoto; product: WallProduct }) {
  const t = useTranslations('reviewWall')
  const { url, description, review } = photo
  return (
    <article className="grid size-full grid-rows-[minmax(0,1fr)_auto] desktop:grid-cols-[minmax(0,1fr)_24rem] desktop:grid-rows-1">
      <div className="relative bg-sand">
        <Picture
          src={url}
          alt={description || t('photoOf', { name: review.author })}
          slot={{ sizes: '100vw', width: PIXELS }}
          className="absolute inset-0 size-full object-contain"
        />
      </div>
      <div
        tabIndex={0}
        className="grid max-h-[38dvh] content-start gap-2 overflow-y-auto overscroll-contain px-5 py-4 desktop:max-h-none desktop:pt-20"
      >
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <b className="font-semibold">{review.author}</b>
          <time dateTime={review.created_at} className="text-sm text-muted">
            {formatDate(review.created_at)}
          </time>
        </p>
        <p>
          <Stars rating={review.average_rating} />
          <span className="sr-only">{t('stars', { rating: formatRating(review.average_rating) })}</span>
        </p>
        {review.combination_name && (
          <p className="text-sm text-muted">{t('bought', { name: review.combination_name })}</p>
        )}
        {description && <p className="text-sm font-semibold">{description}</p>}
        <p className="break-words whitespace-pre-line">{review.details}</p>
        <Link
          href={product.path}
          prefetch={false}
          className="flex min-h-11 items-center justify-self-start text-sm font-semibold text-accent underline-offset-4 hover:underline"
        >
          {t('product', { name: product.name })}
        </Link>
      </div>
    </article>
  )
}
