import { grantTokens } from '../../campaign'
import type { Database } from '../../database'
import { grantPoints } from '../../loyalty'
import { NEXT_PURCHASE_DAYS } from '@/domain/constants'
import { issueFromTemplate } from '../../voucher'
import type { prizes } from '../schema'

type PrizeRow = typeof prizes.$inferSelect

interface Winner {
  spinId: string
  memberId: number
}

/** What delivering a prize adds to the row of the spin. */
interface Delivered {
  points?: number
  voucher_code?: string
  voucher_ends_at?: Date
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
    const { code, ends_at } = await issueFromTemplate(tx, {
      ownerId: memberId,
      from: prize.voucher_id,
      givenFor: voucherCause(spinId),
      days: NEXT_PURCHASE_DAYS,
    })
    return { voucher_code: code, voucher_ends_at: ends_at }
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
