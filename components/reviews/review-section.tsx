import { useTranslations } from 'next-intl'
import { Pager } from '@/components/ui/pager'
import { PAGE_SIZE } from '@/domain/constants'
import { pageCount } from '@/domain/pager'
import type { Review, ReviewCount } from '@/domain/review/review'
import { formatNumber } from '@/lib/format'
import { isServable } from '@/lib/pictures'
import { textTemplate } from '@/lib/text-template'
import { PhotoWallButton } from './photos/photo-wall-button'
import { reviewsAnchor } from './reviews-anchor'
import { Highlights } from './highlights'
import { ReviewBrowser } from './review-browser'
import { ReviewList } from './review-list'
import { ReviewSummary } from './review-summary'
import { shownReview } from './shown-review'
import { reviewTexts } from './texts'
import { toolsOf } from './tools-of'
import { WriteReviewButton } from './write/write-review-button'

/** Photos on the button that opens all of them. */
const WALL_PHOTOS = 4

interface ReviewSectionProps {
  productId: number
  productName: string
  /** address of the product's page without its query */
  path: string
  page: number
  reviews: readonly Review[]
  /** of the first page: one that likes the product and one that does not */
  highlights: readonly Review[]
  count: ReviewCount
}

/** Reviews of a product: summary, filters, the most helpful ones, one page of reviews and the pager. */
export function ReviewSection({
  productId,
  productName,
  path,
  page,
  reviews,
  highlights,
  count,
}: ReviewSectionProps) {
  const t = useTranslations('review')
  const texts = reviewTexts((key) => textTemplate(t.raw(key)))
  const pages = pageCount(count.total, PAGE_SIZE)
  return (
    <section
      id={reviewsAnchor(productId)}
      aria-label={t('title')}
      className="scroll-mt-20 border-t border-line pt-10"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-display text-2xl">{t('title')}</h2>
        {count.total > 0 && <WriteReviewButton productId={productId}>{t('write')}</WriteReviewButton>}
      </div>
      {count.total === 0 ? (
        <div className="mt-5 grid justify-items-start gap-4 rounded-lg bg-sand p-5 tablet:p-8">
          <p className="max-w-prose">{t('none')}</p>
          <WriteReviewButton productId={productId}>{t('writeFirst')}</WriteReviewButton>
        </div>
      ) : (
        <>
          <p className="mt-2 max-w-prose text-sm text-muted">{t('marks')}</p>
          <div className="mt-6 grid grid-cols-1 gap-5">
            <ReviewSummary count={count} />
            {count.with_images > 0 && (
              <PhotoWallButton
                product={{ id: productId, name: productName, path }}
                photos={reviews
                  .flatMap(({ images }) => images.map(({ url }) => url))
                  .filter(isServable)
                  .slice(0, WALL_PHOTOS)}
                label={t('wall', { count: formatNumber(count.with_images) })}
              />
            )}
            <ReviewBrowser
              key={`${productId}-${page}`}
              productId={productId}
              path={path}
              page={page}
              rows={reviews.length}
              tools={toolsOf(count, t)}
              texts={texts}
            >
              <Highlights productId={productId} path={path} reviews={highlights} />
              <ReviewList reviews={reviews.map((review) => shownReview(review, texts))} texts={texts} />
              {pages > 1 && (
                <Pager
                  page={page}
                  pages={pages}
                  hrefOf={(next) => `${path}${next > 1 ? `?page=${next}` : ''}#${reviewsAnchor(productId)}`}
                  label={t('pages')}
                />
              )}
            </ReviewBrowser>
          </div>
        </>
      )}
    </section>
  )
}
