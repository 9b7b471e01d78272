import { mailRecipient } from '../../account'
import type { Database } from '../../database'
import { queueMessage } from '../../message'
import type { IssuedVoucher } from '../../voucher'
import { prizeWon } from '../templates/prize-won'

interface Won {
  spinId: string
  memberId: number
  mission: string
  prize: string
  /** null for a gift that the shop sends */
  voucher: IssuedVoucher | null
}

/** Queues the mail about a voucher or a gift that was won, once; nothing to a member without an address. */
export async function queueWonMail(tx: Database, { spinId, memberId, ...won }: Won): Promise<void> {
  const member = await mailRecipient(tx, memberId)
  if (!member) return
  const message = prizeWon({
    channel: 'email',
    recipient: member.email,
    values: { name: member.name, ...won },
  })
  await queueMessage(tx, message, { onceKey: `spin:${spinId}` })
}
