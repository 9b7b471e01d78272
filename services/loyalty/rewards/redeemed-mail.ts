import { usersById } from '../../account'
import type { Database } from '../../database'
import { queueMessage } from '../../message'
import { rewardRedeemed } from '../templates/reward-redeemed'
import type { RewardRow } from './reward-row'

/** Queues the mail that says what was redeemed and where it is; nothing to a member without an address. */
export async function queueRedeemedMail(
  tx: Database,
  {
    id,
    userId,
    reward,
    voucher,
  }: { id: string; userId: number; reward: RewardRow; voucher: { code: string; ends_at: Date } },
): Promise<void> {
  const member = (await usersById(tx, [userId])).get(userId)
  if (!member?.email || member.removed_at !== null) return
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
        code: voucher.code,
        ends_at: voucher.ends_at,
      },
    }),
    { onceKey: `reward:${id}` },
  )
}
