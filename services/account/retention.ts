import { database } from '../database'
import { forgetOldAttempts } from '../limits'
import { forgetLooseUploads } from '../media'
import { forgetOldTraces } from './audit'
import { forgetOldCodes } from './codes'
import { forgetOldDrafts } from './quick-sign-up'
import { forgetOldSessions } from './session'
import { forgetOldTickets } from './sso'
import { isPictureOfMember } from './users'

/** The job `forget-account-leftovers`: what of the account module has run out of its time. */
export async function forgetAccountLeftovers(): Promise<void> {
  const db = database()
  await forgetOldCodes(db)
  await forgetOldDrafts(db)
  await forgetOldSessions(db)
  await forgetOldTickets(db)
  await forgetOldAttempts()
  await forgetOldTraces(db)
  await forgetLooseUploads('uploads', (address) => isPictureOfMember(db, address))
}
