import { grantTokens } from '../../campaign'
import type { Database } from '../../database'
import { grantPoints } from '../../loyalty'
import { NEXT_PURCHASE_DAYS } from '@/domain/constants'
import { type IssuedVoucher, issueFromTemplate } from '../../voucher'
import type { prizes } from '../schema'

type PrizeRow = typeof prizes.$inferSelect

interface Winner {
  spinId: string
  memberId: number
}

interface Delivered {
  points?: number
  voucher?: IssuedVoucher
}

/** The voucher's cause: issued once for each spin. */
export const voucherCause = (spinId: string) => `spin:${spinId}`

/** Delivers what a spin won, but for a gift, whose claim follows the row of the spin. */
export async function deliver(
  tx: Database,
  prize: PrizeRow,
  { spinId, memberId }: Winner,
): Promise<Delivered> {
  if (prize.kind === 'points') {
    const points = prize.points ?? 0
    await grantPoints(tx, { userId: memberId, points, reason: 'wheel', reference: spinId })
    return { points }
  }
  if (prize.kind === 'voucher' && prize.voucher_id !== null) {
    const voucher = await issueFromTemplate(tx, {
      ownerId: memberId,
      from: prize.voucher_id,
      givenFor: voucherCause(spinId),
      days: NEXT_PURCHASE_DAYS,
    })
    return { voucher }
  }
  if (prize.kind === 'token' && prize.campaign_id !== null)
    await grantTokens(tx, {
      userId: memberId,
      campaignId: prize.campaign_id,
      points: prize.points ?? 0,
      reason: 'game',
      reference: spinId,
    })
  return {}
}
