import { mailRecipient } from '../../account'
import type { Database } from '../../database'
import { queueMessage } from '../../message'
import type { IssuedVoucher } from '../../voucher'
import { prizeRedeemed } from '../templates/prize-redeemed'
import { maskedPhone, type RedemptionRow } from './read'

/** Queues the mail that says what was redeemed and where it is, once; nothing to a member without an address. */
export async function queueRedeemedMail(
  tx: Database,
  { id, user_id, snapshot, points, phone }: RedemptionRow,
  { campaign, voucher }: { campaign: string; voucher: IssuedVoucher | null },
): Promise<void> {
  const member = await mailRecipient(tx, user_id)
  if (!member) return
  const values = {
    name: member.name,
    campaign,
    prize: snapshot.name,
    points,
    voucher,
    phone: maskedPhone(phone),
  }
  const message = prizeRedeemed({ channel: 'email', recipient: member.email, values })
  await queueMessage(tx, message, { onceKey: `prize:${id}` })
}
