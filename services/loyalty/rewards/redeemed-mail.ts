import { mailRecipient } from '../../account'
import type { Database } from '../../database'
import { queueMessage } from '../../message'
import type { IssuedVoucher } from '../../voucher'
import { rewardRedeemed } from '../templates/reward-redeemed'
import type { RewardRow } from './reward-row'

/** Queues the mail that says what was redeemed and where it is; nothing to a member without an address. */
export async function queueRedeemedMail(
  tx: Database,
  { id, userId, reward, voucher }: { id: string; userId: number; reward: RewardRow; voucher: IssuedVoucher },
): Promise<void> {
  const member = await mailRecipient(tx, userId)
  if (!member) return
  await queueMessage(
    tx,
    rewardRedeemed({
      channel: 'email',
      recipient: member.email,
      values: {
        name: member.name,
        reward: reward.name,
        type: reward.type,
        points: reward.points,
        voucher,
      },
    }),
    { onceKey: `reward:${id}` },
  )
}
