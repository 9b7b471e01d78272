import { settings } from '@/settings'
import { keyedDigest } from '../../digest'
import { sealer } from '../../sealing'

/** Numbers of identity cards and bank accounts at rest, sealed for their partner or payout with the keys of AFFILIATE_KEYS. */
const numbers = sealer({
  use: 'affiliate-number',
  setting: 'AFFILIATE_KEYS',
  entries: () => settings.AFFILIATE_KEYS,
})

export const sealNumber = (text: string, rowId: string): string => numbers.seal(text, rowId)

/** @throws when no key of this shop opens it for this row */
export const openNumber = (sealed: string, rowId: string): string => numbers.open(sealed, rowId)

export const isUnderCurrentKey = (sealed: string): boolean => numbers.isUnderCurrentKey(sealed)

/** By which two partners with the same identity are found. */
export const idDigest = (kind: string, idNumber: string): string =>
  keyedDigest('affiliate-id', `${kind}/${idNumber}`)

/** By which two partners with the same account are found. */
export const accountDigest = (bankBin: string, accountNumber: string): string =>
  keyedDigest('affiliate-account', `${bankBin}/${accountNumber}`)
