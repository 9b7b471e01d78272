'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'
import { ProductPicture } from '@/components/goods/picture'
import { WriteReviewButton } from '@/components/reviews/write/write-review-button'
import { fillText } from '@/components/ui/fill-text'
import type { WaitingReview } from '@/domain/review/waiting'
import { api } from '@/lib/client/api'
import { formatDate, formatNumber } from '@/lib/format'
import { textTemplate } from '@/lib/text-template'
import { productPath } from '@/lib/pages/routes'
import texts from '@/messages/vi/reviewInvite.json'
import type { MemberReviewsProps } from './member-reviews'
import { PagedList } from './paged-list'

interface WaitingReviewsProps extends Pick<MemberReviewsProps, 'userId'> {
  /** shown when everything is reviewed */
  empty: ReactNode
}

/** "Chờ đánh giá": what the member has received and not reviewed yet, the latest first. */
export function WaitingReviews({ userId, empty }: WaitingReviewsProps) {
  return (
    <PagedList<WaitingReview>
      userId={userId}
      addressOf={(query) => api.public.users.me.reviews.waiting.$path({ query })}
      empty={empty}
      lead={(total) => (
        <p className="mt-4 text-sm text-muted">
          {fillText(textTemplate(texts.count), { count: formatNumber(total) })}
        </p>
      )}
      keyOf={({ product }) => product.id}
    >
      {(waiting) => <Waiting waiting={waiting} />}
    </PagedList>
  )
}

function Waiting({ waiting: { product, combination_id, delivered_at } }: { waiting: WaitingReview }) {
  return (
    <div className="flex flex-wrap items-center gap-3 py-4 text-sm">
      <ProductPicture
        image={product.image === null ? undefined : { url: product.image }}
        alt=""
        sizes={64}
        className="size-16 shrink-0 rounded-md"
      />
      <div className="min-w-40 flex-1">
        <p className="text-xs text-muted">{product.brand.name}</p>
        <Link
          href={productPath(product)}
          prefetch={false}
          className="product-name underline-offset-4 hover:text-accent hover:underline"
        >
          {product.name}
        </Link>
        <p className="text-xs text-muted">
          {fillText(textTemplate(texts.received), { date: formatDate(delivered_at) })}
        </p>
      </div>
      <WriteReviewButton
        productId={product.id}
        combinationId={combination_id}
        label={fillText(textTemplate(texts.writeOf), { name: product.name })}
        className="px-4!"
      >
        {texts.write}
      </WriteReviewButton>
    </div>
  )
}
