import { keyedDigest } from '../digest'

/** Digest of an e-mail, user name or E.164 number, whatever its case. */
export const loginDigest = (login: string): string =>
  keyedDigest('login', login.normalize('NFC').toLowerCase())
