import type { ReviewForm } from '@/domain/review/own-review'
import type { ReviewPhoto } from '../photos/photo'
import { type Answers, isStarted } from './answers'
import { firstProgress } from './first-progress'
import { photosOf } from './photos'

const isSameRatings = (one: Answers['ratings'], other: Answers['ratings']) => {
  const types = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...types].every((type) => one[type] === other[type])
}

const idsOf = ({ tags }: Answers) => tags.map(({ id }) => id).join(' ')

const isSame = (one: Answers, other: Answers) =>
  one.combinationId === other.combinationId &&
  one.details === other.details &&
  one.isRecommended === other.isRecommended &&
  one.isRepurchase === other.isRepurchase &&
  isSameRatings(one.ratings, other.ratings) &&
  idsOf(one) === idsOf(other)

/** Whether leaving would lose answers: of a new review anything that was entered, of an edit anything that was changed. */
export const areAnswersWorthKeeping = (start: ReviewForm, answers: Answers): boolean =>
  start.review ? !isSame(answers, firstProgress(start).answers) : isStarted(answers)

const looksOf = (photos: readonly Pick<ReviewPhoto, 'id' | 'url' | 'description'>[]) =>
  JSON.stringify(photos.map(({ id, url, description }) => [id, url, description]))

/** The same of photos; null: those of the draft are not read yet. */
export const arePhotosWorthKeeping = (start: ReviewForm, photos: readonly ReviewPhoto[] | null): boolean =>
  photos !== null && looksOf(photos) !== looksOf(photosOf(start))
