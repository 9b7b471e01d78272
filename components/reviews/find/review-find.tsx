'use client'

import { useTranslations } from 'next-intl'
import { useDeferredValue, useId, useRef, useState } from 'react'
import { ProductPicture } from '@/components/goods/picture'
import { CONTROL } from '@/components/forms/fields/field-frame'
import { afterClosing } from '@/components/overlays/after-closing'
import { OverlayFrame } from '@/components/overlays/overlay-frame'
import { useFocusAfterRemoval } from '@/components/overlays/focus/use-focus-after-removal'
import { openReview } from '@/components/reviews/write/open-review'
import { plainKeyword } from '@/domain/search/keyword'
import { countText } from './reviewable'
import { useReviewable } from './use-reviewable'
import { reviewFindOverlay } from './overlays'

/** Brands that are offered to narrow the search. */
const MOST_BRANDS = 4

/** A search for a product to review: the group 'add-review' of the global search, with brands that narrow it (REV-29). */
export default function ReviewFind() {
  const t = useTranslations('reviewFind')
  const id = useId()
  const [text, setText] = useState('')
  const keyword = plainKeyword(useDeferredValue(text))
  const { found, hasFailed } = useReviewable(keyword)

  const area = useRef<HTMLDivElement>(null)
  // A brand that was pressed goes with its results.
  useFocusAfterRemoval(area, () => area.current?.querySelector('input'))

  // From the button that opened the search: it gets the focus back when the review is closed.
  const choose = async (productId: number) => {
    await afterClosing(reviewFindOverlay)
    await openReview({ productId })
  }

  return (
    <OverlayFrame title={t('title')}>
      <div ref={area} className="grid min-h-[60dvh] content-start gap-3 p-5 tablet:min-h-[30rem]">
        <label htmlFor={id} className="text-sm font-semibold">
          {t('label')}
        </label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          value={text}
          aria-describedby={`${id}-status`}
          className={CONTROL}
          onChange={({ target }) => setText(target.value)}
        />
        <p id={`${id}-status`} role="status" className="text-sm text-muted">
          {status()}
        </p>
        {found && found.brands.length > 0 && (
          <ul aria-label={t('brands')} className="flex flex-wrap gap-2">
            {found.brands.slice(0, MOST_BRANDS).map((brand) => (
              <li key={brand.id}>
                <button
                  type="button"
                  aria-label={t('brand', { name: brand.name })}
                  className="flex min-h-11 items-center rounded-full border border-line-strong px-4 text-sm hover:border-accent"
                  onClick={() => setText(brand.name)}
                >
                  {brand.name}
                </button>
              </li>
            ))}
          </ul>
        )}
        <ul aria-label={t('results')} className="divide-y divide-line">
          {found?.products.map((product) => (
            <li key={product.id}>
              <button
                type="button"
                aria-haspopup="dialog"
                className="flex min-h-16 w-full items-center gap-3 py-2 text-left text-sm hover:text-accent"
                onClick={() => void choose(product.id)}
              >
                <ProductPicture
                  image={product.images[0]}
                  alt=""
                  sizes={48}
                  className="size-12 shrink-0 rounded-md"
                />
                <span>
                  <span className="block text-xs text-muted">{product.brand.name}</span>
                  {product.name}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </OverlayFrame>
  )

  function status(): string {
    if (hasFailed) return t('failed')
    if (keyword === '' || !found) return t('hint')
    return found.total === 0 ? t('none') : t('found', { count: countText(found.total) })
  }
}
