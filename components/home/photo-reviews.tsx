import { Picture } from '@/components/ui/picture'
import { useTranslations } from 'next-intl'
import { CardLink } from '@/components/catalog/card/card-link'
import { ProductPicture } from '@/components/goods/picture'
import { Scroller } from '@/components/ui/scroller'
import { Stars } from '@/components/ui/stars'
import type { ProductCard } from '@/domain/catalog/product'
import type { Review } from '@/domain/review/review'
import { formatDate, formatRating } from '@/lib/format'
import { isServable } from '@/lib/pictures'
import { productPath } from '@/lib/pages/routes'
import { HomeSection } from './home-section'

/** More letters than four lines of a card hold. */
const MOST_LETTERS = 180

/** The start of a review that fits a card, up to a whole word. */
function beginning(details: string): string {
  if (details.length <= MOST_LETTERS) return details
  const gap = details.lastIndexOf(' ', MOST_LETTERS)
  return `${details.slice(0, gap > 0 ? gap : MOST_LETTERS)}…`
}

interface PhotoReviewsProps {
  reviews: readonly Review[]
  /** cards of the reviewed products; a review without its product is not shown */
  products: readonly ProductCard[]
}

/** Reviews with a photo, each linked to its product. */
export function PhotoReviews({ reviews, products }: PhotoReviewsProps) {
  const t = useTranslations('home')
  const cards = new Map(products.map((product) => [product.id, product]))
  const shown = reviews.flatMap((review) => {
    const product = cards.get(review.product_id)
    const photo = review.images.find(({ url }) => isServable(url))
    return product && photo ? [{ review, product, photo }] : []
  })
  if (shown.length === 0) return null
  return (
    <HomeSection title={t('reviews')} eyebrow={t('reviewsEyebrow')}>
      <Scroller label={t('reviews')}>
        {shown.map(({ review, product, photo }) => (
          <PhotoReview key={review._id} review={review} product={product} photoUrl={photo.url} />
        ))}
      </Scroller>
    </HomeSection>
  )
}

function PhotoReview({
  review,
  product,
  photoUrl,
}: {
  review: Review
  product: ProductCard
  photoUrl: string
}) {
  const t = useTranslations('home')
  return (
    <article className="photo-review">
      <Picture
        src={photoUrl}
        alt={t('reviewPhoto', { name: review.user.name, product: product.name })}
        width={288}
        height={288}
      />
      <div>
        <p>
          <Stars
            rating={review.average_rating}
            label={t('reviewRating', { rating: formatRating(review.average_rating) })}
          />
          {review.is_verified_purchase && <span className="text-success">{t('verified')}</span>}
        </p>
        <blockquote>{beginning(review.details)}</blockquote>
        <p>{t('reviewBy', { name: review.user.name, date: formatDate(review.created_at) })}</p>
        <div>
          <ProductPicture image={product.images[0]} alt="" sizes={48} className="w-12 shrink-0 rounded-md" />
          <h3>
            <span>{product.brand.name}</span>
            <CardLink href={productPath(product)}>{product.name}</CardLink>
          </h3>
        </div>
      </div>
    </article>
  )
}
