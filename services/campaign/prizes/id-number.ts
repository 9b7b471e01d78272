import { settings } from '@/settings'
import { sealer } from '../../sealing'

/** ID numbers at rest, sealed for their redemption with the keys of CAMPAIGN_ID_KEYS. */
const numbers = sealer({
  use: 'campaign-id-number',
  setting: 'CAMPAIGN_ID_KEYS',
  entries: () => settings.CAMPAIGN_ID_KEYS,
})

/** Seals an ID number for a redemption. */
export const sealIdNumber = (idNumber: string, redemptionId: string): string =>
  numbers.seal(idNumber, redemptionId)

/** @throws when no key of this shop opens it for this redemption; the error names no number */
export const openIdNumber = (sealed: string, redemptionId: string): string =>
  numbers.open(sealed, redemptionId)

/** Whether a sealed ID number is under the key that seals now. */
export const isUnderCurrentKey = (sealed: string): boolean => numbers.isUnderCurrentKey(sealed)
