import type { ReviewForm } from '@/domain/review/own-review'
import type { Progress } from './answers'

/** Where writing begins: with the answers of the member's own review, or with what she bought chosen. */
export function firstProgress({ review, combinations }: ReviewForm, wanted?: string): Progress {
  const has = (id: string | null | undefined) =>
    combinations.some(({ combination }) => combination.id === id) ? (id ?? null) : null
  // Those bought come first.
  const [first, second] = combinations
  const likely = first && (first.is_bought || !second) ? first.combination.id : null
  if (!review) {
    const combinationId = has(wanted) ?? likely
    return {
      step: 0,
      answers: {
        combinationId,
        ratings: {},
        details: '',
        tags: [],
        isRecommended: null,
        isRepurchase: null,
      },
    }
  }
  return {
    step: 0,
    answers: {
      combinationId: has(review.combination_id) ?? likely,
      ratings: Object.fromEntries(review.ratings.map(({ type, value }) => [type, value])),
      details: review.details,
      tags: review.tags.map(({ _id, name }) => ({ id: _id, name })),
      isRecommended: review.is_recommended,
      isRepurchase: review.is_repurchase,
    },
  }
}
