import { ValidationError } from 'yup'
import { invalidFields } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import { readInput } from '@/domain/input'
import { texts } from '@/domain/forms/texts'
import type { Ratings } from '@/domain/review/rating'
import { type ReviewInput, starsSchema } from '@/domain/review/review-input'
import { missingLength } from '@/domain/review/text-length'
import { settings } from '@/settings'
import { type ReviewSubject, reviewSubject, tagIdsAmong } from '../../catalog'
import type { Database } from '../../database'
import { hasMedia, isUploadOf } from '../../media'
import { ratingTypesOf } from '../read/rating-types'

/** Products of these kinds are no goods of their own that one could review. */
const UNREVIEWED: readonly string[] = ['egift', 'gwp_non_sellable']

export const isReviewedKind = (classification: string): boolean => !UNREVIEWED.includes(classification)

export const isReviewable = (subject: ReviewSubject | null): subject is ReviewSubject =>
  subject !== null && subject.is_active && isReviewedKind(subject.classification)

export const leastLength = () => ({ least: settings.REVIEW_LEAST_LENGTH, unit: settings.REVIEW_LENGTH_UNIT })

const UNITS = { words: 'từ', characters: 'ký tự' } as const

/** What a member says of a product, as it is stored. */
export interface ReviewContent {
  details: string
  ratings: Ratings
  combination_id: number | null
  combination_name: string | null
  is_recommended: boolean
  is_repurchase: boolean
  tag_ids: number[]
  images: { url: string; description: string }[]
  source: string
}

type Fields = Record<string, string>

interface Sent {
  input: ReviewInput
  /** the body as it came: its stars have names that only the product's category knows */
  body: unknown
}

function readRatings(types: Parameters<typeof starsSchema>[0], body: unknown, fields: Fields): Ratings {
  try {
    const stars = readInput(starsSchema(types), body, { abortEarly: false })
    return Object.fromEntries(types.map(({ id }) => [id, stars[`is_star_${id}`] ?? 0]))
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    for (const fault of error.inner) fields[fault.path ?? ''] ??= fault.errors[0] ?? texts.choose
    return {}
  }
}

/** A photo is one the member uploaded and that is still there, or one the review shows already. */
async function checkPhotos(
  memberId: number,
  { images }: ReviewInput,
  { shown, profilePicture }: { shown: readonly string[]; profilePicture: string | null },
  fields: Fields,
): Promise<void> {
  const seen = new Set<string>()
  for (const [index, { name }] of images.entries()) {
    const field = `images[${index}].name`
    if (seen.has(name)) fields[field] = 'Ảnh này đã có trong đánh giá.'
    seen.add(name)
    if (shown.includes(name)) continue
    // A photo is a file of its own, which no change of the profile picture concerns.
    const isOwn = isUploadOf(memberId, name) && name !== profilePicture
    if (!isOwn || !(await hasMedia(name.slice('/media/'.length))))
      fields[field] = 'Ảnh này không còn nữa. Bạn tải lại ảnh nhé.'
  }
}

/**
 * Checks a review against its product, its member and the shop's settings. One that is edited may be of a product no longer sold.
 * @throws NOT_FOUND, REVIEW_NOT_ALLOWED, INVALID_FIELDS with every fault
 */
export async function readContent(
  db: Database,
  memberId: number,
  { input, body }: Sent,
  known: { shown: readonly string[]; profilePicture: string | null; isEdit: boolean },
): Promise<ReviewContent> {
  const subject = await reviewSubject(db, input.product_id)
  if (!subject) throw domainError('NOT_FOUND', 'product not found')
  const isTaken = known.isEdit ? isReviewedKind(subject.classification) : isReviewable(subject)
  if (!isTaken) throw domainError('REVIEW_NOT_ALLOWED', 'the product is not one to review')
  const types = await ratingTypesOf(db, subject.category_path)
  if (types.length === 0) throw domainError('REVIEW_NOT_ALLOWED', 'the shop has no rating types')
  const fields: Fields = {}
  const missing = missingLength(input.details, leastLength())
  if (missing > 0) fields.details = `Bạn viết thêm ${missing} ${UNITS[leastLength().unit]} nữa nhé.`
  const ratings = readRatings(types, body, fields)
  const wanted = input.product?.combination?.id ?? null
  const combination = subject.combinations.find(({ id }) => String(id) === wanted)
  if (wanted !== null && !combination) fields['product.combination.id'] = texts.choose
  await checkPhotos(memberId, input, known, fields)
  if (Object.keys(fields).length > 0) throw invalidFields(fields)
  return {
    details: input.details.normalize('NFC'),
    ratings,
    combination_id: combination?.id ?? null,
    combination_name: combination && combination.name !== '' ? combination.name : null,
    is_recommended: input.is_recommended,
    is_repurchase: input.is_repurchase,
    tag_ids: await tagIdsAmong(db, input.tags),
    images: input.images.map(({ name, description }) => ({ url: name, description })),
    source: input.source,
  }
}
