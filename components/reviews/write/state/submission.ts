import { starFields } from '@/domain/review/rating'
import type { ReviewInput } from '@/domain/review/review-input'
import type { ReviewState } from '@/domain/review/state'
import type { ReviewForm } from '@/domain/review/own-review'
import { fieldsIn } from '@/lib/client/failure-details'
import type { Answers } from './answers'
import { type Step, STEPS } from './steps'

/** The product of a review with what its writing needs. */
export interface WrittenProduct {
  id: number
  name: string
  image: string | null
  start: ReviewForm
}

/** How the shop took the review. */
export interface Sent {
  state: ReviewState
  /** code of the moderation's reason */
  reason: string | null
  /** what it brought this time */
  points: number
}

/** Label of where a review was written (REV-17): phones are narrower than 768 px. */
export const sourceLabel = (isPhone: boolean): ReviewInput['source'] =>
  isPhone ? 'nang-web-vn-mobile' : 'nang-web-vn-desktop'

const combinationOf = ({ combinations }: ReviewForm, { combinationId }: Answers) =>
  combinations.find(({ combination }) => combination.id === combinationId)?.combination ?? null

/** The body of POST /reviews (REV-16), of answers that are complete. */
export function reviewBody(
  { id, start }: WrittenProduct,
  answers: Answers,
  photos: readonly { url: string | null; description: string }[],
  source: ReviewInput['source'],
) {
  const combination = combinationOf(start, answers)
  return {
    source,
    product_id: id,
    details: answers.details.trim(),
    is_recommended: answers.isRecommended === true,
    is_repurchase: answers.isRepurchase === true,
    images: photos.flatMap(({ url, description }) =>
      url === null ? [] : [{ name: url, description: description.trim() }],
    ),
    tags: answers.tags.map((tag) => Number(tag.id)),
    product: { id, variant: combination?.label ?? null, combination },
    ...starFields(
      Object.fromEntries(start.rating_types.map((type) => [type.id, answers.ratings[type.id] ?? 0])),
    ),
  }
}

const STEP_OF: readonly (readonly [RegExp, Step])[] = [
  [/^product/, 'combinations'],
  [/^is_star_/, 'rating'],
  [/^(?:details|images|tags)/, 'review'],
  [/^is_re/, 'repurchase'],
]

/** The step of the first field a service refused, with its sentence; null for a failure that is not about fields. */
export function wrongStep(failure: unknown): { step: number; text: string } | null {
  const fields = Object.entries(fieldsIn(failure))
  for (const [pattern, step] of STEP_OF) {
    const found = fields.find(([field]) => pattern.test(field))
    if (found) return { step: STEPS.indexOf(step), text: found[1] }
  }
  return null
}
