import { database } from '../database'
import { forgetOldAttempts } from '../limits'
import { deleteUnusedUploads } from '../media'
import { forgetOldTraces } from './audit'
import { forgetOldCodes } from './codes/one-time-codes'
import { forgetOldDrafts } from './registration/quick-sign-up'
import { forgetOldSessions } from './sign-in/session'
import { forgetOldTickets } from './sign-in/sso'
import { isPictureOfMember } from './members/users'

/** The job `forget-account-leftovers`: what of the account module has run out of its time. */
export async function forgetAccountLeftovers(): Promise<void> {
  const db = database()
  await forgetOldCodes(db)
  await forgetOldDrafts(db)
  await forgetOldSessions(db)
  await forgetOldTickets(db)
  await forgetOldAttempts()
  await forgetOldTraces(db)
  await deleteUnusedUploads('uploads', (address) => isPictureOfMember(db, address))
}
