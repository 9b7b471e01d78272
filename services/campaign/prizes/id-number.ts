import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { settings } from '@/settings'
import { sessionSecret } from '../../digest'

/**
 * ID numbers at rest: AES-256-GCM, with the redemption's id as what the seal belongs to, so that no row can carry another's. Keys are
 * CAMPAIGN_ID_KEYS, 'name:key' each, 32 bytes in base64; the first one seals, all of them open. Without them one is derived from
 * SESSION_SECRET.
 */

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16

/** Name of the key derived from SESSION_SECRET. */
const DERIVED = 'derived'

interface Key {
  name: string
  bytes: Buffer
}

/** @throws for an entry that is no key */
function readKey(entry: string): Key {
  const [, name = '', text = ''] = /^([a-z0-9-]{1,20}):([A-Za-z0-9+/]{43}=)$/.exec(entry) ?? []
  if (name === '' || name === DERIVED)
    throw new Error('CAMPAIGN_ID_KEYS holds an entry that is not name:key, of 32 bytes in base64')
  return { name, bytes: Buffer.from(text, 'base64') }
}

const derivedKey = (): Key => ({
  name: DERIVED,
  bytes: Buffer.from(hkdfSync('sha256', sessionSecret(), '', 'campaign-id-number', KEY_BYTES)),
})

/** The keys of this shop; the first one seals. @throws for a wrong setting */
const keys = (): [Key, ...Key[]] => {
  const [first, ...others] = settings.CAMPAIGN_ID_KEYS.map(readKey)
  return first ? [first, ...others, derivedKey()] : [derivedKey()]
}

/** Seals an ID number for a redemption: 'name.iv.text.tag'. */
export function sealIdNumber(idNumber: string, redemptionId: string): string {
  const [{ name, bytes }] = keys()
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, bytes, iv, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(redemptionId))
  const text = Buffer.concat([cipher.update(idNumber, 'utf8'), cipher.final()])
  return [name, ...[iv, text, cipher.getAuthTag()].map((part) => part.toString('base64url'))].join('.')
}

/** @throws when no key of this shop opens it for this redemption; the error names no number */
export function openIdNumber(sealed: string, redemptionId: string): string {
  const [name, ...parts] = sealed.split('.')
  const [iv, text, tag] = parts.map((part) => Buffer.from(part, 'base64url'))
  const key = keys().find((known) => known.name === name)
  if (!key || !iv || !text || !tag)
    throw new Error(`no key opens the ID number of redemption ${redemptionId}`)
  const decipher = createDecipheriv(ALGORITHM, key.bytes, iv, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(redemptionId))
  decipher.setAuthTag(tag)
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
}

/** Whether a sealed ID number is under the key that seals now. */
export const isUnderCurrentKey = (sealed: string): boolean => sealed.startsWith(`${keys()[0].name}.`)

/** '*********234': what a member's copy of their data shows of it. */
export const maskIdNumber = (idNumber: string): string =>
  `${'*'.repeat(Math.max(0, idNumber.length - 3))}${idNumber.slice(-3)}`
