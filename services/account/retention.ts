import { database } from '../database'
import { deleteOldAttempts } from '../limits'
import { deleteOldTraces } from './audit'
import { deleteOldCodes } from './codes/one-time-codes'
import { deleteOldDrafts } from './registration/quick-sign-up'
import { deleteOldDevices } from './sign-in/devices'
import { deleteOldSessions } from './sign-in/session'
import { deleteOldTickets } from './sign-in/sso'

/** The job `forget-account-leftovers`: what of the account module has run out of its time. */
export async function deleteOldAccountData(): Promise<void> {
  const db = database()
  await deleteOldCodes(db)
  await deleteOldDrafts(db)
  await deleteOldSessions(db)
  await deleteOldDevices(db)
  await deleteOldTickets(db)
  await deleteOldAttempts()
  await deleteOldTraces(db)
}
