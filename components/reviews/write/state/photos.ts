import type { ReviewForm } from '@/domain/review/own-review'
import type { ReviewPhoto } from '../photos/photo'

/** Photos of the review that is edited: they are uploaded already. */
export const photosOf = ({ review }: ReviewForm): ReviewPhoto[] =>
  (review?.images ?? []).map(({ url, description }) => ({
    id: url,
    state: 'done',
    url,
    preview: url,
    description,
    progress: 1,
  }))

/** Whether the review can be sent as far as its photos are concerned; null: those of the draft are not read yet. */
export function photosState(
  photos: readonly Pick<ReviewPhoto, 'state'>[] | null,
): 'done' | 'failed' | 'waiting' {
  if (photos?.some(({ state }) => state === 'failed')) return 'failed'
  return photos?.every(({ state }) => state === 'done') ? 'done' : 'waiting'
}
