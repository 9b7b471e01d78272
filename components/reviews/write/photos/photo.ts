import type { Crop } from '@/components/photo-crop/crop'

/** Most photos of a review. */
export const MOST_PHOTOS = 5
/** Most characters of a caption. */
export const MOST_CAPTION = 200

/** Why a photo is not uploaded: no network, a failed or refused upload, stopped by the member, or the session is over. */
export type PhotoTrouble = 'offline' | 'failed' | 'stopped' | 'signedOut'

/** A photo of a review that is being written. */
export interface ReviewPhoto {
  id: string
  /** 'ready' waits for its turn, or for a network */
  state: 'ready' | 'uploading' | 'failed' | 'done'
  /** the public address once uploaded: `name` of the review's images */
  url: string | null
  /** address to show the photo from, on the device or uploaded */
  preview: string
  description: string
  /** uploaded share, 0 to 1 */
  progress: number
  trouble?: PhotoTrouble | null
}

/** What is kept of a photo beside what is shown. */
export interface PhotoFiles {
  /** as it is uploaded; null for a photo of an earlier review, which is uploaded already */
  picture: Blob | null
  /** what a crop starts from */
  source: Blob | null
  crop: Crop | null
  /** when it was uploaded, ms; an uploaded photo that no review shows is deleted after a day */
  uploadedAt: number | null
}

export type HeldPhoto = ReviewPhoto & PhotoFiles

/** What others see of a held photo. */
export const shownPhoto = ({
  id,
  state,
  url,
  preview,
  description,
  progress,
  trouble = null,
}: HeldPhoto): ReviewPhoto => ({ id, state, url, preview, description, progress, trouble })

/** How far the uploads of photos are. */
export const uploadsOf = (photos: readonly Pick<ReviewPhoto, 'state' | 'trouble'>[]) => ({
  total: photos.length,
  done: photos.filter(({ state }) => state === 'done').length,
  failed: photos.filter(({ state }) => state === 'failed').length,
  /** some wait for a network */
  isOffline: photos.some(({ trouble }) => trouble === 'offline'),
})
