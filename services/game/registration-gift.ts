import { NEXT_PURCHASE_DAYS } from '@/domain/constants'
import type { RegistrationGift } from '../account'
import { issuedFor, issueFromTemplate } from '../voucher'
import { gameTime } from './clock'
import { runningMission } from './read/missions'

/** The voucher of the running check-in a member registered from, once for each verified number or address: an account that was deleted and made again brings no second one. */
export const giveRegistrationVoucher: RegistrationGift = async (tx, { userId, campaign, contactDigest }) => {
  const mission = await runningMission(tx, campaign, await gameTime(tx))
  if (!mission) return null
  const from = mission.registration_voucher_id
  if (from === null) return null
  const givenFor = `registration:${mission.id}:${contactDigest}`
  if ((await issuedFor(tx, [givenFor])).size > 0) return null
  const { code } = await issueFromTemplate(tx, {
    ownerId: userId,
    from,
    givenFor,
    days: NEXT_PURCHASE_DAYS,
  })
  return code
}
