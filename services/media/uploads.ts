import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { domainError } from '@/domain/error-codes'
import { PICTURE_SIDE, PROOF_SIDE, UPLOAD_BYTES, uploadTexts } from '@/domain/upload'
import { settings } from '@/settings'
import { forEachRow } from '../jobs'
import { countAttempt } from '../limits'
import { mediaLimits } from './limits'
import { hasMedia, mediaOlderThan, removeMedia, writeMedia, writeNewMedia } from './storage'
import { reencodePicture } from './picture'

/** Validity of an upload address. */
const LIFETIME_SECONDS = 600
/** Age after which an unused picture is deleted. */
const UNUSED_MS = 86_400_000
/** Pictures whose use is looked up at once. */
const BATCH = 500
const NAME = /\.(png|jpe?g)$/i
const TYPES = ['image/png', 'image/jpeg', 'image/jpg']
/**
 * Folders of uploads: pictures of members, proofs of transfer, photos of messages to the shop. A key contains its owner's id and a random
 * part.
 */
const FOLDERS = {
  uploads: { key: /^\d{1,10}-[\w-]{32}$/, side: PICTURE_SIDE },
  proofs: { key: /^proof-[0-9a-f-]{36}-[\w-]{32}$/, side: PROOF_SIDE },
  contact: { key: /^contact-[0-9a-f-]{36}-[\w-]{32}$/, side: PROOF_SIDE },
} as const
export type UploadFolder = keyof typeof FOLDERS

const wrongFile = () => domainError('INVALID_FILE', uploadTexts.type)
const tooLarge = () => domainError('FILE_TOO_LARGE', uploadTexts.size)

interface OfferedFile {
  fileName: string
  contentType: string
}

/**
 * Offers the upload of one picture for ten minutes (GET /pre-signed-url): the signed address to send the bytes to, and the address that
 * the picture will have. @throws INVALID_FILE for files that are not named and declared as PNG or JPEG
 */
export const offerUpload = (ownerId: number, file: OfferedFile) => offer(String(ownerId), file)

/** Offers the upload of a proof of transfer of an order. @throws INVALID_FILE */
export const offerProofUpload = (orderId: string, file: OfferedFile) => offer(`proof-${orderId}`, file)

/** Offers the upload of a photo of a message to the shop, by the message's idempotency key. @throws INVALID_FILE */
export const offerContactUpload = (messageId: string, file: OfferedFile) =>
  offer(`contact-${messageId}`, file)

const newKey = (owner: string) => `${owner}-${randomBytes(24).toString('base64url')}`

function offer(owner: string, { fileName, contentType }: OfferedFile) {
  if (!NAME.test(fileName) || !TYPES.includes(contentType.toLowerCase())) throw wrongFile()
  const key = newKey(owner)
  const expires = Math.floor(Date.now() / 1_000) + LIFETIME_SECONDS
  return {
    signedUrl: `/api/media/uploads/${key}?expires=${expires}&signature=${sign(key, expires)}`,
    url: addressOf(key),
  }
}

function folderOf(key: string): UploadFolder {
  if (key.startsWith('proof-')) return 'proofs'
  return key.startsWith('contact-') ? 'contact' : 'uploads'
}

const mediaKey = (key: string) => `${folderOf(key)}/${key}.jpg`
const addressOf = (key: string) => `/media/${mediaKey(key)}`

function sign(key: string, expires: number): string {
  const secret = settings.SESSION_SECRET
  if (secret.length < 32) throw new Error('SESSION_SECRET must have at least 32 characters')
  return createHmac('sha256', secret).update(`upload\0${key}\0${expires}`).digest('base64url')
}

/** Whether the picture at this address was uploaded by this member. */
export const isUploadOf = (ownerId: number, address: string): boolean =>
  address.startsWith(`/media/uploads/${ownerId}-`)

/** Whether this is the address of an existing proof of this order. */
export const isProofOf = async (orderId: string, address: string): Promise<boolean> =>
  address.startsWith(`/media/proofs/proof-${orderId}-`) && (await hasMedia(address.slice('/media/'.length)))

/** Whether this is the address of an existing photo that was uploaded for this message. */
export const isContactUploadOf = async (messageId: string, address: string): Promise<boolean> =>
  address.startsWith(`/media/contact/contact-${messageId}-`) &&
  (await hasMedia(address.slice('/media/'.length)))

/** A whole PDF: readers look for its end in the last kilobyte. */
const isPdf = (bytes: Uint8Array) =>
  Buffer.from(bytes.subarray(0, 5)).equals(Buffer.from('%PDF-')) &&
  Buffer.from(bytes.subarray(-1_024)).includes('%%EOF')

/**
 * Stores a file that staff attach to a message: a picture is encoded again like a shopper's, a PDF stays as it is. Gives its address.
 * @throws FILE_TOO_LARGE, INVALID_FILE, SERVICE_UNAVAILABLE
 */
export async function storeContactFile(messageId: string, bytes: Uint8Array): Promise<string> {
  if (bytes.byteLength > UPLOAD_BYTES) throw tooLarge()
  const key = newKey(`contact-${messageId}`)
  if (isPdf(bytes)) {
    const document = `contact/${key}.pdf`
    await writeMedia(document, bytes)
    return `/media/${document}`
  }
  await writeMedia(mediaKey(key), await pictureOf(bytes, FOLDERS.contact.side))
  return addressOf(key)
}

/** Which of the pictures at these addresses are shown somewhere. */
type ShownOf = (addresses: readonly string[]) => Promise<readonly string[]>

const isShown = async (address: string, shownOf: ShownOf) => (await shownOf([address])).includes(address)

/** Deletes an uploaded picture unless it is still shown somewhere; a missing one is ignored. */
export async function deleteUpload(address: string, shownOf: ShownOf): Promise<void> {
  if (address.startsWith('/media/uploads/') && !(await isShown(address, shownOf)))
    await removeMedia(address.slice('/media/'.length))
}

/** Deletes the picture of a proof; a missing one is ignored. */
export async function deleteProof(address: string): Promise<void> {
  if (address.startsWith('/media/proofs/')) await removeMedia(address.slice('/media/'.length))
}

/** Keys of pictures older than a day that are not used. */
async function* unusedIn(folder: UploadFolder, shownOf: ShownOf): AsyncGenerator<string> {
  const keys = await mediaOlderThan(folder, UNUSED_MS)
  for (let from = 0; from < keys.length; from += BATCH) {
    const batch = keys.slice(from, from + BATCH)
    const shown = new Set(await shownOf(batch.map((key) => `/media/${key}`)))
    // The few that nothing shows may be put to use while others of their batch are deleted.
    for (const key of batch)
      if (!shown.has(`/media/${key}`) && !(await isShown(`/media/${key}`, shownOf))) yield key
  }
}

/**
 * Deletes pictures older than a day that are not used: `shownOf` is called with many addresses at once, and again with each that it did not
 * name. One that cannot be deleted holds up no other.
 * @throws at the end when one could not be deleted
 */
export async function deleteUnusedUploads(folder: UploadFolder, shownOf: ShownOf): Promise<void> {
  await forEachRow(unusedIn(folder, shownOf), { what: 'unused uploads', idOf: (key) => key }, removeMedia)
}

/** @throws INVALID_SIGNATURE, UPLOAD_EXPIRED */
function checkSignature(key: string, expires: string, signature: string): void {
  const isForm = FOLDERS[folderOf(key)].key.test(key) && /^\d{1,12}$/.test(expires)
  const wanted = Buffer.from(isForm ? sign(key, Number(expires)) : '')
  const given = Buffer.from(signature)
  if (!isForm || wanted.length !== given.length || !timingSafeEqual(wanted, given))
    throw domainError('INVALID_SIGNATURE', 'this place was not offered')
  if (Number(expires) < Date.now() / 1_000) throw domainError('UPLOAD_EXPIRED', 'the time to upload is over')
}

/** @throws INVALID_FILE, SERVICE_UNAVAILABLE */
async function pictureOf(bytes: Uint8Array, side: number): Promise<Uint8Array> {
  const picture = await reencodePicture(bytes, side)
  if (picture === 'busy') throw domainError('SERVICE_UNAVAILABLE', 'many pictures are being read')
  if (!picture) throw wrongFile()
  return picture
}

interface Upload {
  key: string
  expires: string
  signature: string
  /** declared length in bytes; the received bytes are counted too */
  length: number | null
  bytes: ReadableStream<Uint8Array> | null
}

/**
 * Receives the bytes of an offered upload once, and stores the re-encoded picture.
 * @throws INVALID_SIGNATURE, UPLOAD_EXPIRED, ALREADY_UPLOADED, FILE_TOO_LARGE, INVALID_FILE, TOO_MANY_REQUESTS,
 * SERVICE_UNAVAILABLE
 */
export async function receiveUpload({
  key,
  expires,
  signature,
  length,
  bytes,
}: Upload): Promise<{ url: string }> {
  checkSignature(key, expires, signature)
  await countAttempt(mediaLimits.place, key)
  const used = () => domainError('ALREADY_UPLOADED', 'this place has its picture')
  if (await hasMedia(mediaKey(key))) throw used()
  if (length !== null && length > UPLOAD_BYTES) throw tooLarge()
  const picture = await pictureOf(await readAll(bytes), FOLDERS[folderOf(key)].side)
  if (!(await writeNewMedia(mediaKey(key), picture))) throw used()
  return { url: addressOf(key) }
}

/** Reads at most UPLOAD_BYTES, whatever length was declared. @throws FILE_TOO_LARGE */
async function readAll(stream: ReadableStream<Uint8Array> | null): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream ?? []) {
    size += chunk.byteLength
    if (size > UPLOAD_BYTES) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
