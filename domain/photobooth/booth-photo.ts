import { date, type InferType, number, object, string } from 'yup'
import { INTEGER_MAX } from '../constants'
import { PHOTO_TOKEN } from './photo-link'

/** Most bytes of a sent photo. */
export const BOOTH_PHOTO_BYTES = 4_194_304

/** A call about one photo. The token stands in the body, so that no log of addresses holds it. */
export const photoTokenSchema = object({ token: string().max(43).matches(PHOTO_TOKEN).required() })

/** Where a photo was taken, and under which version of the terms. */
export const takenPhotoSchema = object({
  store_id: number().integer().positive().max(INTEGER_MAX).required(),
  terms_version: number().integer().positive().max(10_000).required(),
})
export type TakenPhoto = InferType<typeof takenPhotoSchema>

/** The answer to a stored photo. */
export const photoLinkSchema = object({
  token: string().max(43).matches(PHOTO_TOKEN).required(),
  expires_at: date().required(),
})

/** What its link says of a photo. */
export interface BoothPhoto {
  store: { id: number; name: string }
  /** ISO instants */
  taken_at: string
  expires_at: string
}
