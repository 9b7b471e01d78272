import { array, boolean, mixed, number, object, string } from 'yup'
import { MOST_STARS, type Ratings } from '@/domain/review/rating'
import { STEPS } from './steps'

export interface ReviewTag {
  id: string
  name: string
}

/** What a member has answered so far; null where nothing is answered yet. */
export interface Answers {
  combinationId: string | null
  ratings: Ratings
  details: string
  tags: readonly ReviewTag[]
  isRecommended: boolean | null
  isRepurchase: boolean | null
}

/** Answers with the step that was shown, as a draft keeps them. */
export interface Progress {
  step: number
  answers: Answers
}

const isRatings = (value: unknown): value is Ratings =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((stars) => Number.isInteger(stars) && stars >= 1 && stars <= MOST_STARS)

const progressSchema = object({
  step: number()
    .integer()
    .min(0)
    .max(STEPS.length - 1)
    .required(),
  answers: object({
    combinationId: string().nullable().defined(),
    ratings: mixed(isRatings).required(),
    details: string().defined(),
    tags: array(object({ id: string().required(), name: string().required() }).required()).required(),
    isRecommended: boolean().nullable().defined(),
    isRepurchase: boolean().nullable().defined(),
  }).required(),
})

/** The progress of a draft; null for another format. */
export function parseProgress(value: unknown): Progress | null {
  return progressSchema.isValidSync(value, { strict: true }) ? value : null
}

/** Whether anything was entered that would be missed. The combination is preselected and does not count. */
export const isStarted = ({ ratings, details, tags }: Answers): boolean =>
  Object.keys(ratings).length > 0 || details.trim() !== '' || tags.length > 0
