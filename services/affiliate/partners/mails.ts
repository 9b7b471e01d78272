import { usersById } from '../../account'
import type { Database } from '../../database'
import { queueMessage } from '../../message'
import { affiliateApproved } from '../templates/affiliate-approved'
import { affiliateClosed } from '../templates/affiliate-closed'
import { affiliatePaid } from '../templates/affiliate-paid'
import { affiliateReceived } from '../templates/affiliate-received'
import { affiliateRejected } from '../templates/affiliate-rejected'
import type { PartnerRow } from './partners'

/** The member's name and address; null where there is no mail to send. */
async function recipientOf(db: Database, userId: number) {
  const member = (await usersById(db, [userId])).get(userId)
  return member?.email && member.removed_at === null ? { email: member.email, name: member.name } : null
}

type MailedPartner = Pick<PartnerRow, 'user_id' | 'name' | 'state' | 'code' | 'cookie_days' | 'note'>

/** Queues the mail that says how a partner's part stands; false where there is no address. */
export async function queuePartnerMail(tx: Database, partner: MailedPartner): Promise<boolean> {
  const to = await recipientOf(tx, partner.user_id)
  if (!to) return false
  const envelope = { channel: 'email', recipient: to.email } as const
  const values = { name: to.name, channel: partner.name }
  if (partner.state === 'held') await queueMessage(tx, affiliateReceived({ ...envelope, values }))
  if (partner.state === 'approved')
    await queueMessage(
      tx,
      affiliateApproved({
        ...envelope,
        values: { ...values, code: partner.code, days: partner.cookie_days },
      }),
    )
  if (partner.state === 'rejected')
    await queueMessage(
      tx,
      affiliateRejected({ ...envelope, values: { ...values, reason: partner.note ?? '' } }),
    )
  if (partner.state === 'closed')
    await queueMessage(
      tx,
      affiliateClosed({ ...envelope, values: { ...values, reason: partner.note ?? '' } }),
    )
  return true
}

interface PaidOut {
  id: string
  amount: number
  bank: string
  /** the last digits of the account */
  account: string
  reference: string
}

/** Queues the mail of a payout, once for each. */
export async function queuePayoutMail(tx: Database, userId: number, payout: PaidOut): Promise<void> {
  const to = await recipientOf(tx, userId)
  if (!to) return
  const { id, ...values } = payout
  await queueMessage(
    tx,
    affiliatePaid({ channel: 'email', recipient: to.email, values: { name: to.name, ...values } }),
    { onceKey: `affiliate-paid:${id}` },
  )
}
