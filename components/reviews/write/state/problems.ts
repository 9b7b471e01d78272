'use client'

import { useTranslations } from 'next-intl'
import { MOST_REVIEW_CHARACTERS } from '@/domain/review/review-input'
import { missingLength } from '@/domain/review/text-length'
import type { ReviewForm } from '@/domain/review/own-review'
import { formatNumber } from '@/lib/format'
import type { Answers } from './answers'
import type { Step } from './steps'

/** What each step still lacks, as a sentence; null when it is complete. */
export function useProblems(start: ReviewForm, answers: Answers): Record<Step, string | null> {
  const t = useTranslations('reviewWrite')
  const unrated = start.rating_types.filter(({ id }) => !answers.ratings[id])
  return {
    combinations:
      start.combinations.length === 0 ||
      start.combinations.some(({ combination }) => combination.id === answers.combinationId)
        ? null
        : t('combinations.missing'),
    rating:
      unrated.length > 0
        ? t('rating.problem', { types: unrated.map(({ name }) => name.toLocaleLowerCase('vi')).join(', ') })
        : null,
    review: textProblem(),
    repurchase:
      answers.isRecommended === null || answers.isRepurchase === null ? t('repurchase.missing') : null,
  }

  function textProblem() {
    const { unit } = start.least_length
    const missing = missingLength(answers.details, start.least_length)
    if (missing > 0)
      return t('review.short', { missing: formatNumber(missing), unit: t(`review.unit.${unit}`) })
    const over = answers.details.length - MOST_REVIEW_CHARACTERS
    return over > 0 ? t('review.tooLong', { count: formatNumber(over) }) : null
  }
}
