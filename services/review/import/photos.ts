import { createHash } from 'node:crypto'
import { asc, eq, inArray } from 'drizzle-orm'
import { type InferType, number, object, string } from 'yup'
import { type Database, database, transaction } from '../../database'
import { addJob, jobKeysAmong } from '../../jobs'
import { storeRemotePicture } from '../../media'
import { review_images, reviews } from '../schema'

export const reviewPhoto = object({
  review_id: number().integer().required(),
  url: string().required(),
  position: number().integer().min(0).max(4).required(),
})
type ReviewPhoto = InferType<typeof reviewPhoto>

declare module '../../jobs' {
  interface JobPayloads {
    'fetch-review-photo': ReviewPhoto
  }
}

const MOST_PHOTOS = 5
/** Within some ten minutes; a photo that cannot be had then is given up. */
const ATTEMPTS = 6

/** Name of the stored picture: the same photo of a review is fetched once, however often its file is imported. */
const nameOf = ({ review_id, url }: ReviewPhoto) =>
  `review-${review_id}-${createHash('sha256').update(url).digest('hex').slice(0, 24)}`

const isNamed = (address: string, name: string) => address.endsWith(`/${name}.jpg`)

/** Queues the photos that a review does not have and no job has been given, failed jobs included; gives their number. */
export async function queuePhotos(tx: Database, photos: readonly ReviewPhoto[]): Promise<number> {
  if (photos.length === 0) return 0
  const stored = await tx
    .select({ url: review_images.url })
    .from(review_images)
    .where(inArray(review_images.review_id, [...new Set(photos.map(({ review_id }) => review_id))]))
  const missing = photos.filter((photo) => !stored.some(({ url }) => isNamed(url, nameOf(photo))))
  const queued = await jobKeysAmong(tx, missing.map(nameOf))
  let added = 0
  for (const photo of missing) {
    if (queued.has(nameOf(photo))) continue
    // One after another: other jobs keep their runners while a slow host answers.
    await addJob(tx, 'fetch-review-photo', photo, {
      jobKey: nameOf(photo),
      queue: 'review-photos',
      maxAttempts: ATTEMPTS,
    })
    added += 1
  }
  return added
}

/** The job `fetch-review-photo`: fetches a photo of an imported review and adds it. @throws when it is to be tried again */
export async function fetchReviewPhoto(photo: ReviewPhoto, store = storeRemotePicture): Promise<void> {
  const { review_id, position } = photo
  const [wanted] = await database()
    .select({ state: reviews.state })
    .from(reviews)
    .where(eq(reviews.id, review_id))
  if (!wanted || wanted.state === 'removed') return
  const address = await store(photo.url, nameOf(photo))
  await transaction(async (tx) => {
    await tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.id, review_id)).for('update')
    const photos = await tx
      .select({ url: review_images.url })
      .from(review_images)
      .where(eq(review_images.review_id, review_id))
      .orderBy(asc(review_images.position))
    if (photos.length >= MOST_PHOTOS || photos.some(({ url }) => url === address)) return
    await tx.insert(review_images).values({ review_id, url: address, position })
  })
}
