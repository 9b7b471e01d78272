import { KEPT_DAYS } from '../shop/retention'

/** The link of a photo, as far as every page of the photobooth knows it: without the code that checks input. */

/** Hours after which a photo of the photobooth is deleted, file and row. */
export const PHOTO_KEPT_HOURS = KEPT_DAYS.boothPhoto * 24

/** The secret of a photo's link: 32 random bytes as base64url. */
export const PHOTO_TOKEN = /^[\w-]{43}$/

/** The answer to a stored photo. */
export interface PhotoLink {
  token: string
  expires_at: Date
}
