import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** A photo is encrypted with a key made of its link's token, which is nowhere kept: files, rows and their backups open no photo. */

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** A new secret of a link: 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** By which a row is found; it does not lead back to the token. */
export const digestOfToken = (token: string): string =>
  createHash('sha256').update(`photobooth link\0${token}`).digest('hex')

const keyOf = (token: string) =>
  Buffer.from(hkdfSync('sha256', Buffer.from(token, 'base64url'), '', 'photobooth photo', 32))

/** @param id of the row: bytes that were put under another id do not open */
export function seal(bytes: Uint8Array, token: string, id: string): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(token), iv).setAAD(Buffer.from(id))
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** Null when the bytes were not sealed for this token and id, or are damaged. */
export function unseal(bytes: Uint8Array, token: string, id: string): Buffer | null {
  const start = IV_BYTES + TAG_BYTES
  if (bytes.byteLength < start) return null
  const decipher = createDecipheriv(CIPHER, keyOf(token), bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(id))
    .setAuthTag(bytes.subarray(IV_BYTES, start))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(start)), decipher.final()])
  } catch {
    // The tag does not fit.
    return null
  }
}
