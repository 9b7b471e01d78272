import { database } from '../database'
import type { Tasks } from '../jobs'
import { forgetOldAttempts } from '../limits'
import { forgetLooseUploads } from '../media'
import { forgetOldTraces } from './audit'
import { forgetOldCodes } from './codes'
import { forgetOldDrafts } from './quick-sign-up'
import { sendResetMail } from './reset-password'
import { forgetOldSessions } from './session'
import { forgetOldTickets } from './sso'
import { isPictureOfMember } from './users'

/** What the account module does when its jobs are due. */
export const accountTasks: Tasks = {
  'reset-password-mail': ({ email, deviceId }) =>
    sendResetMail(email, deviceId, process.env.SITE_URL ?? 'http://localhost:3000'),
  'forget-account-leftovers': async () => {
    const db = database()
    await forgetOldCodes(db)
    await forgetOldDrafts(db)
    await forgetOldSessions(db)
    await forgetOldTickets(db)
    await forgetOldAttempts()
    await forgetOldTraces(db)
    await forgetLooseUploads('uploads', (address) => isPictureOfMember(db, address))
  },
}
