import { createHmac, hkdfSync } from 'node:crypto'
import { type CodeParts, codeOf, SIGNATURES } from '@/domain/authenticity/code'
import { settings } from '@/settings'
import { sameDigest, sessionSecret } from '../digest'

/**
 * Signatures of codes: HMAC-SHA-256 of the serial number, reduced to six symbols (27 bits), so that a code is short enough to type. Guessing
 * one right takes 148 million attempts, and its serial number must be registered too. Keys are AUTHENTICITY_KEYS, 'name:key' each, 32 bytes in
 * base64; the first one signs, all are accepted. Without them one is derived from SESSION_SECRET.
 */

const KEY_BYTES = 32

/** @throws for an entry that is no key */
function readKey(entry: string): Buffer {
  const [, text] = /^[a-z0-9-]{1,20}:([A-Za-z0-9+/]{43}=)$/.exec(entry) ?? []
  if (text === undefined)
    throw new Error('AUTHENTICITY_KEYS holds an entry that is not name:key, of 32 bytes in base64')
  return Buffer.from(text, 'base64')
}

const derivedKey = () => Buffer.from(hkdfSync('sha256', sessionSecret(), '', 'authenticity-code', KEY_BYTES))

/** The keys of this shop; the first one signs. @throws for a wrong setting */
const keys = (): Buffer[] => [...settings.AUTHENTICITY_KEYS.map(readKey), derivedKey()]

function signatureOf(serial: number, key: Buffer): number {
  const digest = createHmac('sha256', key).update(`serial\0${serial}`).digest()
  return Number(digest.readBigUInt64BE() % BigInt(SIGNATURES))
}

/** Whether codes are signed with a key of their own, which outlives a change of SESSION_SECRET. */
export const hasOwnKey = (): boolean => settings.AUTHENTICITY_KEYS.length > 0

/** Signs serial numbers with the key that signs now. */
export function codeSigner(): (serial: number) => string {
  const [key] = keys()
  if (!key) throw new Error('there is no key for codes')
  return (serial) => codeOf({ serial, signature: signatureOf(serial, key) })
}

/** Whether a key of this shop signed this code. */
export function isSigned({ serial, signature }: CodeParts): boolean {
  return keys()
    .map((key) => sameDigest(String(signatureOf(serial, key)), String(signature)))
    .some(Boolean)
}
