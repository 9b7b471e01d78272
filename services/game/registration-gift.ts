import { NEXT_PURCHASE_DAYS } from '@/domain/constants'
import type { RegistrationGift } from '../account'
import { issueFromTemplate } from '../voucher'
import { gameTime } from './clock'
import { runningMission } from './read/missions'

/** The voucher of the running check-in a member registered from, once for each member. */
export const giveRegistrationVoucher: RegistrationGift = async (tx, { userId, campaign }) => {
  const mission = await runningMission(tx, campaign, await gameTime(tx))
  const from = mission?.registration_voucher_id
  if (from === undefined || from === null) return null
  const { code } = await issueFromTemplate(tx, {
    ownerId: userId,
    from,
    givenFor: `registration:${userId}`,
    days: NEXT_PURCHASE_DAYS,
  })
  return code
}
