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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isWithin = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most

const isRatings = (value: unknown): value is Ratings =>
  isRecord(value) && Object.values(value).every((stars) => isWithin(stars, 1, MOST_STARS))

const isTag = (value: unknown): value is ReviewTag =>
  isRecord(value) && typeof value.id === 'string' && typeof value.name === 'string'

const isChoice = (value: unknown): value is boolean | null => value === null || typeof value === 'boolean'

const isAnswers = (value: unknown): value is Answers =>
  isRecord(value) &&
  (value.combinationId === null || typeof value.combinationId === 'string') &&
  isRatings(value.ratings) &&
  typeof value.details === 'string' &&
  Array.isArray(value.tags) &&
  value.tags.every(isTag) &&
  isChoice(value.isRecommended) &&
  isChoice(value.isRepurchase)

/** The progress of a draft; null for another format. */
export function parseProgress(value: unknown): Progress | null {
  if (!isRecord(value)) return null
  const { step, answers } = value
  return isWithin(step, 0, STEPS.length - 1) && isAnswers(answers) ? { step, answers } : null
}

/** Whether anything was entered that would be missed. The combination is preselected and does not count. */
export const isStarted = ({ ratings, details, tags }: Answers): boolean =>
  Object.keys(ratings).length > 0 || details.trim() !== '' || tags.length > 0
