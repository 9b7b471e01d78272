import type { ReviewForm } from '@/domain/review/own-review'
import { parseProgress, type Progress } from '../state/answers'
import { firstProgress } from '../state/first-progress'
import { areAnswersWorthKeeping } from '../state/worth-keeping'
import { clearDraft, type DraftParts, readDraft, writeDraft } from './draft'
import { PHOTOS_PART, PROGRESS_PART } from './parts'

/** A draft of this device that is offered. */
export interface KeptDraft extends Progress {
  /** ms */
  savedAt: number
  /** written as a new review while the member has one already: it can only become an edit of that one */
  isSecond: boolean
}

/** Key of the draft of a member's new review of a product, or of the edit of the one that is there. */
export const draftKeyOf = (memberId: number, productId: number, isEdit: boolean): string =>
  `${memberId}:${productId}${isEdit ? ':edit' : ''}`

function parse(parts: DraftParts | null, start: ReviewForm): Omit<KeptDraft, 'isSecond'> | null {
  if (!parts || typeof parts.savedAt !== 'number') return null
  const photos = parts[PHOTOS_PART]
  const progress = parseProgress(parts[PROGRESS_PART])
  const hasAnswers = progress !== null && areAnswersWorthKeeping(start, progress.answers)
  // An edit keeps its photos only once they are changed; a new review is also continued at its step.
  const hasPhotos = Array.isArray(photos) && (start.review !== null || photos.length > 0)
  const isBegun = !start.review && progress !== null && progress.step > 0
  if (!hasAnswers && !hasPhotos && !isBegun) return null
  return { ...(progress ?? firstProgress(start)), savedAt: parts.savedAt }
}

/** The draft to offer; null without one. For an edit also what was written as a new review, whichever is later. */
export async function readKeptDraft(
  memberId: number,
  productId: number,
  start: ReviewForm,
): Promise<KeptDraft | null> {
  const [fresh, edit] = await Promise.all([
    readDraft(draftKeyOf(memberId, productId, false)),
    readDraft(draftKeyOf(memberId, productId, true)),
  ])
  if (!start.review) {
    const draft = parse(fresh, start)
    return draft && { ...draft, isSecond: false }
  }
  const own = parse(edit, start)
  const progress = parseProgress(fresh?.[PROGRESS_PART])
  const second = progress && areAnswersWorthKeeping(start, progress.answers) ? parse(fresh, start) : null
  if (second && second.savedAt >= (own?.savedAt ?? 0)) return { ...second, isSecond: true }
  return own && { ...own, isSecond: false }
}

/** Makes the draft of a new review one of the edit. Photos that were not added to it stay those of the review. */
export async function turnIntoEdit(memberId: number, productId: number): Promise<void> {
  const from = draftKeyOf(memberId, productId, false)
  const to = draftKeyOf(memberId, productId, true)
  const parts = await readDraft(from)
  if (!parts) return
  const { [PHOTOS_PART]: photos, ...others } = parts
  const hasPhotos = Array.isArray(photos) && photos.length > 0
  await clearDraft(to)
  await writeDraft(to, hasPhotos ? parts : others)
  await clearDraft(from)
}
