import type { RedeemedReward, ShownReward } from '@/domain/loyalty/rewards'
import { reloadAnswers } from '@/lib/client/answers/answer-store'
import { api } from '@/lib/client/api'
import { renewBag } from '@/lib/client/bag/bag'
import { MEMBER_KEY } from '@/lib/client/member/member-key'

/** What the addresses of all answers begin with that a redemption changes: points and history, rewards, what was redeemed. */
const CHANGED = [
  api.loyalty.points.$path(),
  api.public.rewards.$path({ query: {} }),
  api.public.user[':id'].rewards.$path({ param: { id: 'me' }, query: {} }),
]

/** Reads again everything that a redemption changes, the member's balance and the bag, which a gift joins, among it. */
function refreshAll(): void {
  reloadAnswers((key) => key === MEMBER_KEY || CHANGED.some((address) => key.startsWith(address)))
  void renewBag()
}

/** POST /rewards/{id}/redeem: once for each key. @throws DomainError with the refusal, ConnectionError without an answer */
export async function redeemReward(reward: ShownReward, key: string): Promise<RedeemedReward> {
  try {
    return await api.public.rewards[':id'].redeem.$post({
      param: { id: reward._id },
      json: { points: reward.points },
      header: { 'idempotency-key': key },
    })
  } finally {
    // Also after a failure: the answer may be lost though the reward was redeemed, or something has changed meanwhile.
    refreshAll()
  }
}
