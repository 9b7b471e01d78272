import { createMiddleware } from 'hono/factory'
import type { Database } from '../../database'
import { keyedDigest } from '../../digest'

interface CampaignRegistration {
  userId: number
  campaign: string
  /** of the number or address that a code has verified, for this campaign alone: equal when a former member registers again with it */
  contactDigest: string
}

/**
 * What a registration that comes from a campaign brings (`can_get_checkin_voucher`, AUT-08): gives the code of the new member's own voucher,
 * or null for a campaign that is none of the module's or brings nothing. Part of the module's definition (`registrationGift` in module.ts).
 */
export type RegistrationGift = (tx: Database, registration: CampaignRegistration) => Promise<string | null>

/** Digest of a verified number or address. It outlives the account with the gift it was given for, and links no two campaigns. */
export const giftContactDigest = (campaign: string, contact: string): string =>
  keyedDigest('registration-gift', `${campaign}\0${contact.normalize('NFC').toLowerCase()}`)

declare module 'hono' {
  interface ContextVariableMap {
    registrationGifts?: readonly RegistrationGift[]
  }
}

/** Gives calls the gifts of all modules: the account module cannot import modules that need it. */
export const withRegistrationGifts = (gifts: readonly RegistrationGift[]) =>
  createMiddleware(async (context, next) => {
    context.set('registrationGifts', gifts)
    await next()
  })

/** The voucher of the first module that gives one; null where none does. */
export async function registrationGiftOf(
  gifts: readonly RegistrationGift[],
  tx: Database,
  registration: CampaignRegistration,
): Promise<string | null> {
  for (const gift of gifts) {
    const code = await gift(tx, registration)
    if (code !== null) return code
  }
  return null
}
