'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { ProductPicture } from '@/components/goods/picture'
import { Icon } from '@/components/ui/icon'
import type { ReviewForm } from '@/domain/review/own-review'
import { formatNumber } from '@/lib/format'
import { StepFrame } from './step-frame'

interface CombinationsStepProps {
  product: { name: string; image: string | null }
  choices: ReviewForm['combinations']
  chosen: string | null
  onChange: (combinationId: string) => void
  /** what the review brings once it is published; none for an edit */
  points: ReviewForm['points']
}

/** Which combination the review is about: those the member bought come first. */
export function CombinationsStep({ product, choices, chosen, onChange, points }: CombinationsStepProps) {
  const t = useTranslations('reviewWrite.combinations')
  const id = useId()
  const { review, photos } = points
  const reward = review > 0 && (
    <p className="flex items-start gap-2 rounded-md bg-gold-soft px-4 py-3 text-sm text-gold-dark">
      <Icon name="coins" size={16} className="mt-0.5 shrink-0" />
      {photos > 0
        ? t('rewardWithPhotos', { review: formatNumber(review), photos: formatNumber(photos) })
        : t('reward', { review: formatNumber(review) })}
    </p>
  )
  if (choices.length === 0)
    return (
      <StepFrame title={t('onlyTitle')} hint={t('onlyHint')}>
        <p className="flex items-center gap-4 rounded-lg bg-sand p-3">
          <Thumb url={product.image} />
          <span className="min-w-0 font-semibold break-words">{product.name}</span>
        </p>
        {reward}
      </StepFrame>
    )
  return (
    <StepFrame
      lead={product.name}
      title={t('title')}
      hint={choices.some((choice) => choice.is_bought) ? t('boughtFirst') : t('hint')}
    >
      <div role="radiogroup" aria-label={t('group', { product: product.name })} className="grid gap-2">
        {choices.map(({ combination, image, is_bought }) => (
          <label
            key={combination.id}
            className="flex min-h-16 cursor-pointer items-center gap-3 rounded-lg border border-line-strong p-2 pr-4 text-sm transition-colors hover:border-ink has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <Thumb url={image ?? product.image} />
            <span className="grid min-w-0 grow">
              <span className="font-semibold break-words">{combination.label}</span>
              {is_bought && (
                <span className="flex items-center gap-1 text-xs text-success">
                  <Icon name="badge-check" size={14} />
                  {t('bought')}
                </span>
              )}
            </span>
            <input
              type="radio"
              name={id}
              checked={chosen === combination.id}
              className="size-5 shrink-0 accent-accent outline-none"
              onChange={() => onChange(combination.id)}
            />
          </label>
        ))}
      </div>
      {reward}
    </StepFrame>
  )
}

const Thumb = ({ url }: { url: string | null }) => (
  <ProductPicture
    image={url === null ? undefined : { url }}
    alt=""
    sizes={56}
    className="size-14 shrink-0 rounded-md bg-white"
  />
)
