import { randomUUID } from 'node:crypto'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { notFound } from '@/domain/error'
import { domainError } from '@/domain/error-codes'
import { type BoothPhoto, type TakenPhoto } from '@/domain/photobooth/booth-photo'
import { PHOTO_KEPT_HOURS } from '@/domain/photobooth/photo-link'
import { BOOTH_TERMS } from '@/domain/photobooth/terms'
import { database, type Database } from '../database'
import { countAttempt, countAttempts, forgiveAttempt } from '../limits'
import { openStores, storesById } from '../store'
import { readPhotoFile, removeFilesOlderThan, removePhotoFile, writePhotoFile } from './files'
import { log } from '../log'
import { photoboothLimits } from './limits'
import { printOf } from './print'
import { photos } from './schema'
import { digestOfToken, newToken, seal, unseal } from './seal'

const KEPT_MS = PHOTO_KEPT_HOURS * 3_600_000

interface Sent extends TakenPhoto {
  bytes: Uint8Array
  /** network address of the caller */
  address: string
}

/**
 * Stores a photo and gives the token of its link, which is kept nowhere else.
 * @throws BOOTH_TERMS_CHANGED, NOT_FOUND for a store that is not open, TOO_MANY_REQUESTS, FILE_TOO_LARGE, INVALID_FILE, SERVICE_UNAVAILABLE
 */
export async function storePhoto({ store_id, terms_version, bytes, address }: Sent) {
  if (terms_version !== BOOTH_TERMS.version)
    throw domainError('BOOTH_TERMS_CHANGED', `the terms are of version ${BOOTH_TERMS.version}`)
  await countAttempt(photoboothLimits['photobooth-upload'], address)
  const open = await openStores(database())
  if (!open.some(({ id }) => id === store_id)) throw notFound('store')
  const print = await printOf(bytes)
  await countAttempt(photoboothLimits['photobooth-store'], String(store_id))
  const id = randomUUID()
  const token = newToken()
  // The file first: a row never names a photo that is not there, and a file without a row is deleted by its age.
  await writePhotoFile(id, seal(print, token, id))
  const [row] = await database()
    .insert(photos)
    .values({
      id,
      token_digest: digestOfToken(token),
      store_id,
      terms_version,
      expires_at: sql`now() + make_interval(hours => ${PHOTO_KEPT_HOURS})`,
    })
    .returning({ expires_at: photos.expires_at })
  if (!row) throw new Error('the photo was not stored')
  return { token, expires_at: row.expires_at.toISOString() }
}

const isValid = (token: string) =>
  and(eq(photos.token_digest, digestOfToken(token)), gt(photos.expires_at, sql`now()`))

/**
 * Does something with the photo of a link. A link that opens nothing counts against its caller, before it is looked up, so that
 * simultaneous ones count too. @throws NOT_FOUND for an unknown, expired or deleted photo alike, TOO_MANY_REQUESTS
 */
async function withLink<Result>(address: string, find: () => Promise<Result | null>): Promise<Result> {
  const limit = photoboothLimits['photobooth-wrong-link']
  await countAttempts([{ limit, key: address }])
  const found = await find()
  if (found === null) throw notFound('photo')
  await forgiveAttempt(limit, address)
  return found
}

/** What the link says of its photo. @throws NOT_FOUND, TOO_MANY_REQUESTS */
export const findPhoto = (token: string, address: string): Promise<BoothPhoto> =>
  withLink(address, async () => {
    const [row] = await database().select().from(photos).where(isValid(token))
    if (!row) return null
    const store = (await storesById(database(), [row.store_id])).get(row.store_id)
    return {
      store: { id: row.store_id, name: store?.name ?? '' },
      taken_at: row.created_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
    }
  })

/** The JPEG of a link. @throws NOT_FOUND, TOO_MANY_REQUESTS */
export const readPhoto = (token: string, address: string): Promise<Buffer> =>
  withLink(address, async () => {
    const [row] = await database().select({ id: photos.id }).from(photos).where(isValid(token))
    const bytes = row && (await readPhotoFile(row.id))
    const photo = row && bytes ? unseal(bytes, token, row.id) : null
    if (row && !photo) log.error({ id: row.id }, 'photo of the photobooth is missing or damaged')
    return photo
  })

/** Deletes the photo of a link at once. @throws NOT_FOUND, TOO_MANY_REQUESTS */
export const deletePhoto = (token: string, address: string): Promise<{ deleted: true }> =>
  withLink(address, async () => {
    const [row] = await database().delete(photos).where(isValid(token)).returning({ id: photos.id })
    if (!row) return null
    await removePhotoFile(row.id)
    return { deleted: true }
  })

/** The job `delete-booth-photos`: rows and files whose time is over, and files that never got a row. */
export async function deleteExpiredPhotos(db: Database): Promise<void> {
  const expired = await db
    .delete(photos)
    .where(lte(photos.expires_at, sql`now()`))
    .returning({ id: photos.id })
  for (const { id } of expired) await removePhotoFile(id)
  await removeFilesOlderThan(KEPT_MS)
}
