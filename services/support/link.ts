import { randomInt } from 'node:crypto'
import { threadPath } from '@/domain/contact/thread'
import { settings } from '@/settings'
import { keyedDigest, sameDigest } from '../digest'

/** Without letters and digits that look alike: a reference is read out on the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const REFERENCE = /^LH[0-9A-Z]{8}$/

export const newReference = (): string =>
  `LH${Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '').join('')}`

const seal = (reference: string) => keyedDigest('support-thread', reference)

/** The key of a conversation's link: its holder reads the conversation and writes in it. */
export const threadToken = (reference: string): string => `${reference}-${seal(reference)}`

/** The reference that a token names; null for a forged one. */
export function readThreadToken(token: string): string | null {
  const [reference = '', ...rest] = token.split('-')
  if (!REFERENCE.test(reference)) return null
  return sameDigest(seal(reference), rest.join('-')) ? reference : null
}

/** The address of a conversation, for mails. */
export const threadLink = (reference: string): string =>
  `${settings.SITE_URL.replace(/\/+$/, '')}${threadPath(threadToken(reference))}`
