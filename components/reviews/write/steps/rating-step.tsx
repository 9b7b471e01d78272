'use client'

import { useTranslations } from 'next-intl'
import { averageRating, type Ratings, type RatingTypeInfo } from '@/domain/review/rating'
import { formatRating } from '@/lib/format'
import { StarGroup } from './star-group'
import { StepFrame } from './step-frame'

interface RatingStepProps {
  types: readonly RatingTypeInfo[]
  ratings: Ratings
  onChange: (ratings: Ratings) => void
  /** marks the types without stars */
  isChecked: boolean
}

/** Stars for each rating type of the product's category, with their average (REV-14). */
export function RatingStep({ types, ratings, onChange, isChecked }: RatingStepProps) {
  const t = useTranslations('reviewWrite.rating')
  const average = formatRating(averageRating(ratings, types))
  return (
    <StepFrame title={t('title')}>
      <div className="grid gap-4">
        {types.map((type) => (
          <StarGroup
            key={type.id}
            type={type}
            value={ratings[type.id] ?? 0}
            isMissing={isChecked && !ratings[type.id]}
            onChange={(value) => onChange({ ...ratings, [type.id]: value })}
          />
        ))}
      </div>
      <p
        role="status"
        className="flex items-center justify-between gap-3 rounded-md bg-gold-soft px-4 py-3 text-sm text-gold-dark"
      >
        {t('average')}
        <span className="text-xl font-semibold tabular-nums" data-average={average}>
          {average}
        </span>
      </p>
    </StepFrame>
  )
}
