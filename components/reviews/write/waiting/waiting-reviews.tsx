'use client'

import Link from 'next/link'
import { type ReactNode, useState } from 'react'
import { ProductPicture } from '@/components/goods/picture'
import { Button } from '@/components/ui/button'
import { fillText } from '@/components/ui/fill-text'
import { formatDate, formatNumber } from '@/lib/format'
import { productPath } from '@/lib/pages/routes'
import texts from '@/messages/vi/reviewInvite.json'
import { WriteReviewButton } from '../write-review-button'
import { useWaiting } from './use-waiting'

/** Shown at first. */
const FIRST = 3

/** "Chờ đánh giá": what the member has received and not reviewed yet, the latest first. */
export function WaitingReviews({ empty }: { empty: ReactNode }) {
  const waiting = useWaiting()
  const [isAll, setAll] = useState(false)
  if (waiting.length === 0) return empty
  const shown = isAll ? waiting : waiting.slice(0, FIRST)
  return (
    <>
      <p className="mt-4 text-sm text-muted">
        {fillText(texts.count, { count: formatNumber(waiting.length) })}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {shown.map(({ product, combination_id, delivered_at }) => (
          <li key={product.id} className="flex flex-wrap items-center gap-3 py-4 text-sm">
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
                className="line-clamp-2 underline-offset-4 hover:text-accent hover:underline"
              >
                {product.name}
              </Link>
              <p className="text-xs text-muted">
                {fillText(texts.received, { date: formatDate(delivered_at) })}
              </p>
            </div>
            <WriteReviewButton
              productId={product.id}
              combinationId={combination_id}
              label={fillText(texts.writeOf, { name: product.name })}
              className="px-4!"
            >
              {texts.write}
            </WriteReviewButton>
          </li>
        ))}
      </ul>
      {shown.length < waiting.length && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {texts.more}
        </Button>
      )}
    </>
  )
}
