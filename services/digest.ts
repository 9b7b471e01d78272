import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { settings } from '@/settings'

/** Secret of this shop's seals and digests. @throws when SESSION_SECRET is shorter than 32 characters: `npm run shop` makes one. */
export function sessionSecret(): string {
  const secret = settings.SESSION_SECRET
  if (secret.length < 32) throw new Error('SESSION_SECRET must have at least 32 characters')
  return secret
}

/** For long random values, which need no key. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Digest of a guessable value: without the key it reveals nothing. `use` keeps digests of one use from being those of another. */
export const keyedDigest = (use: string, value: string): string =>
  createHmac('sha256', sessionSecret()).update(`${use}\0${value}`).digest('base64url')

/** Compares digests in constant time. */
export function sameDigest(one: string, other: string): boolean {
  const a = Buffer.from(one)
  const b = Buffer.from(other)
  return a.length === b.length && timingSafeEqual(a, b)
}
